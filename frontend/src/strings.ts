// The texts, by language; a text that a language lacks is taken from English.
import de from "./strings/de.json";
import en from "./strings/en.json";
import es from "./strings/es.json";
import fr from "./strings/fr.json";
import it from "./strings/it.json";
import ja from "./strings/ja.json";
import nl from "./strings/nl.json";
import pl from "./strings/pl.json";
import pt from "./strings/pt.json";
import tr from "./strings/tr.json";

type Texts = Record<string, string>;
const ALL: Record<string, Texts> = { de, en, es, fr, it, ja, nl, pl, pt, tr };

export type Key = keyof typeof en;
export type Translate = (key: Key, facts?: Record<string, string | number>) => string;

function lookUp(language: string, key: string): string | undefined {
  return ALL[language.split("-")[0]]?.[key] ?? (en as Texts)[key];
}

export function translator(language: string): Translate {
  return (key, facts = {}) =>
    (lookUp(language, key) ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ""));
}

// A text for a word that comes from the server; the word itself where there is none.
export function named(language: string, group: string, word: string): string {
  return lookUp(language, `${group}.${word}`) ?? word.replaceAll("_", " ");
}
