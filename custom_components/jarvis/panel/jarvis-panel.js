/* jarvis-panel 1587bd18df76147d09b7755180dfe39562c79acce30fa2e8f714ae2ec22a575a; made by scripts/panel from frontend/ */
var dt=Object.defineProperty;var ct=Object.getOwnPropertyDescriptor;var m=(r,s,e,t)=>{for(var a=t>1?void 0:t?ct(s,e):s,o=r.length-1,n;o>=0;o--)(n=r[o])&&(a=(t?n(s,e,a):n(a))||a);return t&&a&&dt(s,e,a),a};var te=globalThis,se=te.ShadowRoot&&(te.ShadyCSS===void 0||te.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,ce=Symbol(),Te=new WeakMap,I=class{constructor(s,e,t){if(this._$cssResult$=!0,t!==ce)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=s,this.t=e}get styleSheet(){let s=this.o,e=this.t;if(se&&s===void 0){let t=e!==void 0&&e.length===1;t&&(s=Te.get(e)),s===void 0&&((this.o=s=new CSSStyleSheet).replaceSync(this.cssText),t&&Te.set(e,s))}return s}toString(){return this.cssText}},Se=r=>new I(typeof r=="string"?r:r+"",void 0,ce),b=(r,...s)=>{let e=r.length===1?r[0]:s.reduce((t,a,o)=>t+(n=>{if(n._$cssResult$===!0)return n.cssText;if(typeof n=="number")return n;throw Error("Value passed to 'css' function must be a 'css' function result: "+n+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(a)+r[o+1],r[0]);return new I(e,r,ce)},Ee=(r,s)=>{if(se)r.adoptedStyleSheets=s.map(e=>e instanceof CSSStyleSheet?e:e.styleSheet);else for(let e of s){let t=document.createElement("style"),a=te.litNonce;a!==void 0&&t.setAttribute("nonce",a),t.textContent=e.cssText,r.appendChild(t)}},me=se?r=>r:r=>r instanceof CSSStyleSheet?(s=>{let e="";for(let t of s.cssRules)e+=t.cssText;return Se(e)})(r):r;var{is:mt,defineProperty:ut,getOwnPropertyDescriptor:pt,getOwnPropertyNames:ht,getOwnPropertySymbols:gt,getPrototypeOf:yt}=Object,ae=globalThis,Ce=ae.trustedTypes,ft=Ce?Ce.emptyScript:"",vt=ae.reactiveElementPolyfillSupport,B=(r,s)=>r,K={toAttribute(r,s){switch(s){case Boolean:r=r?ft:null;break;case Object:case Array:r=r==null?r:JSON.stringify(r)}return r},fromAttribute(r,s){let e=r;switch(s){case Boolean:e=r!==null;break;case Number:e=r===null?null:Number(r);break;case Object:case Array:try{e=JSON.parse(r)}catch{e=null}}return e}},oe=(r,s)=>!mt(r,s),Me={attribute:!0,type:String,converter:K,reflect:!1,useDefault:!1,hasChanged:oe};Symbol.metadata??=Symbol("metadata"),ae.litPropertyMetadata??=new WeakMap;var T=class extends HTMLElement{static addInitializer(s){this._$Ei(),(this.l??=[]).push(s)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(s,e=Me){if(e.state&&(e.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(s)&&((e=Object.create(e)).wrapped=!0),this.elementProperties.set(s,e),!e.noAccessor){let t=Symbol(),a=this.getPropertyDescriptor(s,t,e);a!==void 0&&ut(this.prototype,s,a)}}static getPropertyDescriptor(s,e,t){let{get:a,set:o}=pt(this.prototype,s)??{get(){return this[e]},set(n){this[e]=n}};return{get:a,set(n){let c=a?.call(this);o?.call(this,n),this.requestUpdate(s,c,t)},configurable:!0,enumerable:!0}}static getPropertyOptions(s){return this.elementProperties.get(s)??Me}static _$Ei(){if(this.hasOwnProperty(B("elementProperties")))return;let s=yt(this);s.finalize(),s.l!==void 0&&(this.l=[...s.l]),this.elementProperties=new Map(s.elementProperties)}static finalize(){if(this.hasOwnProperty(B("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(B("properties"))){let e=this.properties,t=[...ht(e),...gt(e)];for(let a of t)this.createProperty(a,e[a])}let s=this[Symbol.metadata];if(s!==null){let e=litPropertyMetadata.get(s);if(e!==void 0)for(let[t,a]of e)this.elementProperties.set(t,a)}this._$Eh=new Map;for(let[e,t]of this.elementProperties){let a=this._$Eu(e,t);a!==void 0&&this._$Eh.set(a,e)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(s){let e=[];if(Array.isArray(s)){let t=new Set(s.flat(1/0).reverse());for(let a of t)e.unshift(me(a))}else s!==void 0&&e.push(me(s));return e}static _$Eu(s,e){let t=e.attribute;return t===!1?void 0:typeof t=="string"?t:typeof s=="string"?s.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(s=>this.enableUpdating=s),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(s=>s(this))}addController(s){(this._$EO??=new Set).add(s),this.renderRoot!==void 0&&this.isConnected&&s.hostConnected?.()}removeController(s){this._$EO?.delete(s)}_$E_(){let s=new Map,e=this.constructor.elementProperties;for(let t of e.keys())this.hasOwnProperty(t)&&(s.set(t,this[t]),delete this[t]);s.size>0&&(this._$Ep=s)}createRenderRoot(){let s=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Ee(s,this.constructor.elementStyles),s}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(s=>s.hostConnected?.())}enableUpdating(s){}disconnectedCallback(){this._$EO?.forEach(s=>s.hostDisconnected?.())}attributeChangedCallback(s,e,t){this._$AK(s,t)}_$ET(s,e){let t=this.constructor.elementProperties.get(s),a=this.constructor._$Eu(s,t);if(a!==void 0&&t.reflect===!0){let o=(t.converter?.toAttribute!==void 0?t.converter:K).toAttribute(e,t.type);this._$Em=s,o==null?this.removeAttribute(a):this.setAttribute(a,o),this._$Em=null}}_$AK(s,e){let t=this.constructor,a=t._$Eh.get(s);if(a!==void 0&&this._$Em!==a){let o=t.getPropertyOptions(a),n=typeof o.converter=="function"?{fromAttribute:o.converter}:o.converter?.fromAttribute!==void 0?o.converter:K;this._$Em=a;let c=n.fromAttribute(e,o.type);this[a]=c??this._$Ej?.get(a)??c,this._$Em=null}}requestUpdate(s,e,t,a=!1,o){if(s!==void 0){let n=this.constructor;if(a===!1&&(o=this[s]),t??=n.getPropertyOptions(s),!((t.hasChanged??oe)(o,e)||t.useDefault&&t.reflect&&o===this._$Ej?.get(s)&&!this.hasAttribute(n._$Eu(s,t))))return;this.C(s,e,t)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(s,e,{useDefault:t,reflect:a,wrapped:o},n){t&&!(this._$Ej??=new Map).has(s)&&(this._$Ej.set(s,n??e??this[s]),o!==!0||n!==void 0)||(this._$AL.has(s)||(this.hasUpdated||t||(e=void 0),this._$AL.set(s,e)),a===!0&&this._$Em!==s&&(this._$Eq??=new Set).add(s))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(e){Promise.reject(e)}let s=this.scheduleUpdate();return s!=null&&await s,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[a,o]of this._$Ep)this[a]=o;this._$Ep=void 0}let t=this.constructor.elementProperties;if(t.size>0)for(let[a,o]of t){let{wrapped:n}=o,c=this[a];n!==!0||this._$AL.has(a)||c===void 0||this.C(a,void 0,o,c)}}let s=!1,e=this._$AL;try{s=this.shouldUpdate(e),s?(this.willUpdate(e),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(e)):this._$EM()}catch(t){throw s=!1,this._$EM(),t}s&&this._$AE(e)}willUpdate(s){}_$AE(s){this._$EO?.forEach(e=>e.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(s)),this.updated(s)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(s){return!0}update(s){this._$Eq&&=this._$Eq.forEach(e=>this._$ET(e,this[e])),this._$EM()}updated(s){}firstUpdated(s){}};T.elementStyles=[],T.shadowRootOptions={mode:"open"},T[B("elementProperties")]=new Map,T[B("finalized")]=new Map,vt?.({ReactiveElement:T}),(ae.reactiveElementVersions??=[]).push("2.1.2");var ve=globalThis,Re=r=>r,ne=ve.trustedTypes,je=ne?ne.createPolicy("lit-html",{createHTML:r=>r}):void 0,He="$lit$",M=`lit$${Math.random().toFixed(9).slice(2)}$`,Ue="?"+M,bt=`<${Ue}>`,P=document,V=()=>P.createComment(""),G=r=>r===null||typeof r!="object"&&typeof r!="function",be=Array.isArray,wt=r=>be(r)||typeof r?.[Symbol.iterator]=="function",ue=`[ 	
\f\r]`,F=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,De=/-->/g,Pe=/>/g,j=RegExp(`>|${ue}(?:([^\\s"'>=/]+)(${ue}*=${ue}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ne=/'/g,Oe=/"/g,Le=/^(?:script|style|textarea|title)$/i,we=r=>(s,...e)=>({_$litType$:r,strings:s,values:e}),i=we(1),We=we(2),Qt=we(3),N=Symbol.for("lit-noChange"),l=Symbol.for("lit-nothing"),qe=new WeakMap,D=P.createTreeWalker(P,129);function Je(r,s){if(!be(r)||!r.hasOwnProperty("raw"))throw Error("invalid template strings array");return je!==void 0?je.createHTML(s):s}var $t=(r,s)=>{let e=r.length-1,t=[],a,o=s===2?"<svg>":s===3?"<math>":"",n=F;for(let c=0;c<e;c++){let d=r[c],p,y,h=-1,A=0;for(;A<d.length&&(n.lastIndex=A,y=n.exec(d),y!==null);)A=n.lastIndex,n===F?y[1]==="!--"?n=De:y[1]!==void 0?n=Pe:y[2]!==void 0?(Le.test(y[2])&&(a=RegExp("</"+y[2],"g")),n=j):y[3]!==void 0&&(n=j):n===j?y[0]===">"?(n=a??F,h=-1):y[1]===void 0?h=-2:(h=n.lastIndex-y[2].length,p=y[1],n=y[3]===void 0?j:y[3]==='"'?Oe:Ne):n===Oe||n===Ne?n=j:n===De||n===Pe?n=F:(n=j,a=void 0);let C=n===j&&r[c+1].startsWith("/>")?" ":"";o+=n===F?d+bt:h>=0?(t.push(p),d.slice(0,h)+He+d.slice(h)+M+C):d+M+(h===-2?c:C)}return[Je(r,o+(r[e]||"<?>")+(s===2?"</svg>":s===3?"</math>":"")),t]},Z=class r{constructor({strings:s,_$litType$:e},t){let a;this.parts=[];let o=0,n=0,c=s.length-1,d=this.parts,[p,y]=$t(s,e);if(this.el=r.createElement(p,t),D.currentNode=this.el.content,e===2||e===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(a=D.nextNode())!==null&&d.length<c;){if(a.nodeType===1){if(a.hasAttributes())for(let h of a.getAttributeNames())if(h.endsWith(He)){let A=y[n++],C=a.getAttribute(h).split(M),ee=/([.?@])?(.*)/.exec(A);d.push({type:1,index:o,name:ee[2],strings:C,ctor:ee[1]==="."?he:ee[1]==="?"?ge:ee[1]==="@"?ye:L}),a.removeAttribute(h)}else h.startsWith(M)&&(d.push({type:6,index:o}),a.removeAttribute(h));if(Le.test(a.tagName)){let h=a.textContent.split(M),A=h.length-1;if(A>0){a.textContent=ne?ne.emptyScript:"";for(let C=0;C<A;C++)a.append(h[C],V()),D.nextNode(),d.push({type:2,index:++o});a.append(h[A],V())}}}else if(a.nodeType===8)if(a.data===Ue)d.push({type:2,index:o});else{let h=-1;for(;(h=a.data.indexOf(M,h+1))!==-1;)d.push({type:7,index:o}),h+=M.length-1}o++}}static createElement(s,e){let t=P.createElement("template");return t.innerHTML=s,t}};function U(r,s,e=r,t){if(s===N)return s;let a=t!==void 0?e._$Co?.[t]:e._$Cl,o=G(s)?void 0:s._$litDirective$;return a?.constructor!==o&&(a?._$AO?.(!1),o===void 0?a=void 0:(a=new o(r),a._$AT(r,e,t)),t!==void 0?(e._$Co??=[])[t]=a:e._$Cl=a),a!==void 0&&(s=U(r,a._$AS(r,s.values),a,t)),s}var pe=class{constructor(s,e){this._$AV=[],this._$AN=void 0,this._$AD=s,this._$AM=e}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(s){let{el:{content:e},parts:t}=this._$AD,a=(s?.creationScope??P).importNode(e,!0);D.currentNode=a;let o=D.nextNode(),n=0,c=0,d=t[0];for(;d!==void 0;){if(n===d.index){let p;d.type===2?p=new Y(o,o.nextSibling,this,s):d.type===1?p=new d.ctor(o,d.name,d.strings,this,s):d.type===6&&(p=new fe(o,this,s)),this._$AV.push(p),d=t[++c]}n!==d?.index&&(o=D.nextNode(),n++)}return D.currentNode=P,a}p(s){let e=0;for(let t of this._$AV)t!==void 0&&(t.strings!==void 0?(t._$AI(s,t,e),e+=t.strings.length-2):t._$AI(s[e])),e++}},Y=class r{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(s,e,t,a){this.type=2,this._$AH=l,this._$AN=void 0,this._$AA=s,this._$AB=e,this._$AM=t,this.options=a,this._$Cv=a?.isConnected??!0}get parentNode(){let s=this._$AA.parentNode,e=this._$AM;return e!==void 0&&s?.nodeType===11&&(s=e.parentNode),s}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(s,e=this){s=U(this,s,e),G(s)?s===l||s==null||s===""?(this._$AH!==l&&this._$AR(),this._$AH=l):s!==this._$AH&&s!==N&&this._(s):s._$litType$!==void 0?this.$(s):s.nodeType!==void 0?this.T(s):wt(s)?this.k(s):this._(s)}O(s){return this._$AA.parentNode.insertBefore(s,this._$AB)}T(s){this._$AH!==s&&(this._$AR(),this._$AH=this.O(s))}_(s){this._$AH!==l&&G(this._$AH)?this._$AA.nextSibling.data=s:this.T(P.createTextNode(s)),this._$AH=s}$(s){let{values:e,_$litType$:t}=s,a=typeof t=="number"?this._$AC(s):(t.el===void 0&&(t.el=Z.createElement(Je(t.h,t.h[0]),this.options)),t);if(this._$AH?._$AD===a)this._$AH.p(e);else{let o=new pe(a,this),n=o.u(this.options);o.p(e),this.T(n),this._$AH=o}}_$AC(s){let e=qe.get(s.strings);return e===void 0&&qe.set(s.strings,e=new Z(s)),e}k(s){be(this._$AH)||(this._$AH=[],this._$AR());let e=this._$AH,t,a=0;for(let o of s)a===e.length?e.push(t=new r(this.O(V()),this.O(V()),this,this.options)):t=e[a],t._$AI(o),a++;a<e.length&&(this._$AR(t&&t._$AB.nextSibling,a),e.length=a)}_$AR(s=this._$AA.nextSibling,e){for(this._$AP?.(!1,!0,e);s!==this._$AB;){let t=Re(s).nextSibling;Re(s).remove(),s=t}}setConnected(s){this._$AM===void 0&&(this._$Cv=s,this._$AP?.(s))}},L=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(s,e,t,a,o){this.type=1,this._$AH=l,this._$AN=void 0,this.element=s,this.name=e,this._$AM=a,this.options=o,t.length>2||t[0]!==""||t[1]!==""?(this._$AH=Array(t.length-1).fill(new String),this.strings=t):this._$AH=l}_$AI(s,e=this,t,a){let o=this.strings,n=!1;if(o===void 0)s=U(this,s,e,0),n=!G(s)||s!==this._$AH&&s!==N,n&&(this._$AH=s);else{let c=s,d,p;for(s=o[0],d=0;d<o.length-1;d++)p=U(this,c[t+d],e,d),p===N&&(p=this._$AH[d]),n||=!G(p)||p!==this._$AH[d],p===l?s=l:s!==l&&(s+=(p??"")+o[d+1]),this._$AH[d]=p}n&&!a&&this.j(s)}j(s){s===l?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,s??"")}},he=class extends L{constructor(){super(...arguments),this.type=3}j(s){this.element[this.name]=s===l?void 0:s}},ge=class extends L{constructor(){super(...arguments),this.type=4}j(s){this.element.toggleAttribute(this.name,!!s&&s!==l)}},ye=class extends L{constructor(s,e,t,a,o){super(s,e,t,a,o),this.type=5}_$AI(s,e=this){if((s=U(this,s,e,0)??l)===N)return;let t=this._$AH,a=s===l&&t!==l||s.capture!==t.capture||s.once!==t.once||s.passive!==t.passive,o=s!==l&&(t===l||a);a&&this.element.removeEventListener(this.name,this,t),o&&this.element.addEventListener(this.name,this,s),this._$AH=s}handleEvent(s){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,s):this._$AH.handleEvent(s)}},fe=class{constructor(s,e,t){this.element=s,this.type=6,this._$AN=void 0,this._$AM=e,this.options=t}get _$AU(){return this._$AM._$AU}_$AI(s){U(this,s)}};var xt=ve.litHtmlPolyfillSupport;xt?.(Z,Y),(ve.litHtmlVersions??=[]).push("3.3.3");var Ie=(r,s,e)=>{let t=e?.renderBefore??s,a=t._$litPart$;if(a===void 0){let o=e?.renderBefore??null;t._$litPart$=a=new Y(s.insertBefore(V(),o),o,void 0,e??{})}return a._$AI(r),a};var $e=globalThis,x=class extends T{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let s=super.createRenderRoot();return this.renderOptions.renderBefore??=s.firstChild,s}update(s){let e=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(s),this._$Do=Ie(e,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return N}};x._$litElement$=!0,x.finalized=!0,$e.litElementHydrateSupport?.({LitElement:x});var kt=$e.litElementPolyfillSupport;kt?.({LitElement:x});($e.litElementVersions??=[]).push("4.2.2");var f=r=>(s,e)=>{e!==void 0?e.addInitializer(()=>{customElements.define(r,s)}):customElements.define(r,s)};var _t={attribute:!0,type:String,converter:K,reflect:!1,hasChanged:oe},zt=(r=_t,s,e)=>{let{kind:t,metadata:a}=e,o=globalThis.litPropertyMetadata.get(a);if(o===void 0&&globalThis.litPropertyMetadata.set(a,o=new Map),t==="setter"&&((r=Object.create(r)).wrapped=!0),o.set(e.name,r),t==="accessor"){let{name:n}=e;return{set(c){let d=s.get.call(this);s.set.call(this,c),this.requestUpdate(n,d,r,!0,c)},init(c){return c!==void 0&&this.C(n,void 0,r,c),c}}}if(t==="setter"){let{name:n}=e;return function(c){let d=this[n];s.call(this,c),this.requestUpdate(n,d,r,!0,c)}}throw Error("Unsupported decorator location: "+t)};function w(r){return(s,e)=>typeof e=="object"?zt(r,s,e):((t,a,o)=>{let n=a.hasOwnProperty(o);return a.constructor.createProperty(o,t),n?Object.getOwnPropertyDescriptor(a,o):void 0})(r,s,e)}function u(r){return w({...r,state:!0,attribute:!1})}var O=(r,s,e)=>(e.configurable=!0,e.enumerable=!0,Reflect.decorate&&typeof s!="object"&&Object.defineProperty(r,s,e),e);function Be(r,s){return(e,t,a)=>{let o=n=>n.renderRoot?.querySelector(r)??null;if(s){let{get:n,set:c}=typeof t=="object"?e:a??(()=>{let d=Symbol();return{get(){return this[d]},set(p){this[d]=p}}})();return O(e,t,{get(){let d=n.call(this);return d===void 0&&(d=o(this),(d!==null||this.hasUpdated)&&c.call(this,d)),d}})}return O(e,t,{get(){return o(this)}})}}var Ke={"page.start":"Start","page.conversations":"Gespräche","page.memory":"Gedächtnis","page.models":"Modelle","page.commands":"Befehle","page.safety":"Sicherheit","page.plans":"Vorhaben","page.selftest":"Selbsttest",away:"Jarvis startet neu. Diese Seite macht gleich von selbst weiter.",all:"Alles",cancel:"Abbrechen",change:"Ändern",delete:"Löschen",done:"Erledigt",edit:"Bearbeiten",more:"Mehr zeigen",open:"Noch zu tun",save:"Speichern",search:"Suchen",working:"Einen Moment …","unit.seconds":"{n} s","unit.tokens":"{n} Token","unit.rate":"{n} Token pro Sekunde","start.try":"Ausprobieren","start.example":"schalte das Küchenlicht ein","start.ask":"Fragen","start.how":"Wie kam das zustande?","start.setup":"Einrichtung","start.version":"Version {version}","start.days":"Die letzten zwei Wochen","start.lanes":"Äußerungen pro Tag; der dunklere Teil brauchte kein Modell","start.waits":"Sekunden pro Äußerung; dunkler: die Hälfte ist schneller","start.turns_of":"{turns} Äußerungen, {fast} ohne Modell","start.wait_of":"die Hälfte in {middle}, fast alle in {slow}","step.engine":"Ein Sprachmodell","step.engine.done":"{well} von {count} Modellservern antworten.","step.engine.open":"Keiner von {count} Modellservern antwortet. Befehle gehen trotzdem.","step.assistant":"Dein Assistent fragt Jarvis","step.assistant.done":"Der Assistent „{name}“ fragt Jarvis.","step.assistant.open":"Der Assistent „{name}“ fragt jemand anderen.","step.assistant.use":"Jarvis verwenden","step.exposed":"Was Jarvis sehen darf","step.exposed.done":"{count} Dinge sind für Assist freigegeben.","step.exposed.open":"Noch ist nichts für Assist freigegeben.","step.memory":"Das Tagebuch","step.memory.done":"Was gesagt wird, bleibt in diesem Haus.","step.memory.open":"Das Gedächtnis ist aus.","step.memory.days":"{days} Tage lang.","step.memory.always":"So lange du willst.","conversations.about":"Was gehört, getan und geantwortet wurde. Das Neueste zuerst; Neues erscheint von selbst.","conversations.own":"Was du gesagt hast. Das Neueste zuerst; Neues erscheint von selbst.","conversations.none":"Noch wurde nichts gesagt.","conversations.forgotten":"Auf Wunsch vergessen","conversations.good":"Das war richtig","conversations.bad":"Das war falsch","conversations.replay":"Noch einmal","conversations.replay_about":"Fragt das Modell noch einmal; im Haus geschieht nichts.","conversations.details":"Einzelheiten","memory.about":"Was Jarvis über den Haushalt weiß, und alles, was gesagt wurde.","memory.own":"Was Jarvis über dich weiß.","memory.kind":"Was gezeigt wird","memory.kind.fact":"Tatsachen","memory.kind.said":"Was gesagt wurde","memory.kind.reply":"Was geantwortet wurde","memory.kind.summary":"Zusammenfassungen","memory.export":"Exportieren","memory.none":"Hier ist nichts.","memory.private":"Privat","memory.sure":"Endgültig vergessen?","models.none":"Noch gibt es keinen Modellserver.","models.add":"Modellserver hinzufügen","models.well":"Bereit","models.ill":"Nicht erreichbar","models.model":"Modell","models.context":"Kontext","models.where":"Wo","models.local":"In deinem Haus","models.cloud":"Außerhalb deines Hauses","models.speed":"Geschwindigkeit","models.first":"Erstes Wort nach","models.used":"Bisher verbraucht","models.cost":"Kosten","models.measure":"Messen","models.measured":"{model}: schreibt {writes} und liest {reads} Token pro Sekunde; bereit nach {load} s.","models.list":"Modelle","models.tools":"kann Werkzeuge benutzen","models.pull":"Herunterladen","models.pull_name":"Name eines Modells","models.pulling":"{model} wird heruntergeladen …","models.pulled":"{model} ist da.","models.days":"Token pro Tag","commands.about":"Was ohne Sprachmodell geht. Tippe einen Satz an, um ihn auszuprobieren.","commands.off":"Aus","commands.try":"Ausprobieren","safety.rules":"Deine Regeln","safety.no_rules":"Du hast keine Regeln; es gilt die Voreinstellung.","safety.add":"Regel hinzufügen","safety.matrix":"Was gefragt wird, bevor etwas getan wird","safety.about":"Das Strengste aus deinen Regeln und der Voreinstellung gilt. Eine Änderung hier wird zur Regel.","safety.count":"{n} Dinge","safety.default":"Wie voreingestellt","safety.matches":"Trifft auf {n} zu","safety.nothing":"Trifft auf nichts zu","safety.anything":"Was immer dort gesagt wird","tier.free":"Sofort","tier.say":"Sofort, mit Ansage","tier.confirm":"Fragt vorher","tier.pin":"Fragt nach der PIN","tier.never":"Nie","plans.none":"Nichts ist geplant.","plans.timer":"Timer","plans.alarm":"Wecker","plans.reminder":"Erinnerungen","plans.command":"Geplante Befehle","plans.timer.one":"Timer","plans.alarm.one":"Wecker","plans.reminder.one":"Erinnerung","plans.command.one":"Befehl","plans.cancel":"Abbrechen","plans.paused":"angehalten, noch {left}","plans.awaits":"wartet auf {name}","selftest.about":"Bildet Sätze aus den Namen deines Hauses und prüft, ob ein Modell sie versteht. Nichts wird ausgeführt. Es dauert eine Weile.","selftest.count":"Sätze","selftest.models":"Modelle vergleichen","selftest.run":"Test starten","selftest.results":"Ergebnisse","selftest.right":"Richtig","selftest.seconds":"Übliche Zeit","selftest.best":"Am besten für dieses Haus: {model}","selftest.wrong":"Was {model} falsch verstand","lane.sentence":"Bekannter Satz","lane.fuzzy":"Ohne Modell verstanden","lane.fast":"Ohne Modell","lane.command":"Befehl","lane.consent":"Zustimmung","lane.confirm":"Zustimmung","lane.undo":"Rückgängig","lane.model":"Sprachmodell","lane.none":"Niemand konnte antworten","lane.silence":"Geräusch","lane.task":"Aufgabe","lane.replay":"Wiederholung","trace.heard":"Gehört","trace.routed":"Verstanden","trace.not_routed":"Dem Modell überlassen","trace.intent":"Getan","trace.tool":"Werkzeug","trace.plan":"Plan","trace.no_plan":"Kein Plan","trace.recall":"Erinnert","trace.remember":"Behalten","trace.brief":"Prompt","trace.table":"Gewählte Werkzeuge","trace.candidates":"Infrage kommende Dinge","trace.model_call":"Modell","trace.command_ran":"Ausgang","trace.command":"Befehl","trace.command_run":"Befehl","trace.answered":"Antwort","trace.consent":"Zustimmung","fact.text":"Text","fact.area":"Raum","fact.satellite":"Satellit","fact.lane":"Weg","fact.why":"Warum","fact.engine":"Modellserver","fact.model":"Modell","fact.result":"Ergebnis","fact.arguments":"Argumente","origin.user":"von jemandem gesagt","origin.owner":"vom Besitzer geschrieben","origin.model":"vom Modell notiert","origin.assistant":"von Jarvis geantwortet","origin.tool":"aus einem Werkzeug","branch.user":"Menschen","branch.directives":"Wünsche","branch.world":"Welt","not_ready.not_installed":"Etwas, das er braucht, ließ sich nicht installieren.","not_ready.not_started":"Er ließ sich nicht starten.","engine_error.engine_unreachable":"Der Server antwortet nicht.","engine_error.engine_timeout":"Der Server braucht zu lange.","engine_error.engine_unauthorized":"Der Server weist den Schlüssel ab.","engine_error.engine_model_not_found":"Der Server hat dieses Modell nicht.","engine_error.engine_overloaded":"Der Server ist überlastet."};var xe={"page.start":"Start","page.conversations":"Conversations","page.memory":"Memory","page.models":"Models","page.commands":"Commands","page.safety":"Safety","page.plans":"Plans","page.selftest":"Self-test",away:"Jarvis is starting again. This page goes on by itself in a moment.",all:"Everything",cancel:"Cancel",change:"Change",delete:"Delete",done:"Done",edit:"Edit",more:"Show more",open:"Still to do",save:"Save",search:"Search",working:"Working …","unit.seconds":"{n} s","unit.tokens":"{n} tokens","unit.rate":"{n} tokens a second","start.try":"Try it","start.example":"turn on the kitchen light","start.ask":"Ask","start.how":"How did this come about?","start.setup":"Set-up","start.version":"Version {version}","start.days":"The last two weeks","start.lanes":"Turns a day; the darker part needed no model","start.waits":"Seconds per turn; darker: half of the turns are faster","start.turns_of":"{turns} turns, {fast} without a model","start.wait_of":"half within {middle}, nearly all within {slow}","step.engine":"A language model","step.engine.done":"{well} of {count} engines answer.","step.engine.open":"None of {count} engines answers. Commands work all the same.","step.assistant":"Your assistant asks Jarvis","step.assistant.done":"The assistant “{name}” asks Jarvis.","step.assistant.open":"The assistant “{name}” asks somebody else.","step.assistant.use":"Use Jarvis","step.exposed":"What Jarvis may see","step.exposed.done":"{count} things are exposed to Assist.","step.exposed.open":"Nothing is exposed to Assist yet.","step.memory":"The diary","step.memory.done":"What is said is kept in this house.","step.memory.open":"The memory is off.","step.memory.days":"For {days} days.","step.memory.always":"For as long as you like.","conversations.about":"What was heard, what was done, what was answered. Newest first; new turns appear by themselves.","conversations.own":"Your own turns. Newest first; new turns appear by themselves.","conversations.none":"Nothing has been said yet.","conversations.forgotten":"Forgotten at somebody’s wish","conversations.good":"That was right","conversations.bad":"That was wrong","conversations.replay":"Replay","conversations.replay_about":"Asks the model once more; nothing is done in the house.","conversations.details":"Details","memory.about":"What Jarvis knows about the household, and everything that was said.","memory.own":"What Jarvis knows about you.","memory.kind":"What is shown","memory.kind.fact":"Facts","memory.kind.said":"What was said","memory.kind.reply":"What was answered","memory.kind.summary":"Summaries","memory.export":"Export","memory.none":"Nothing here.","memory.private":"Private","memory.sure":"Forget this for good?","models.none":"There is no engine yet.","models.add":"Add an engine","models.well":"Ready","models.ill":"Not reachable","models.model":"Model","models.context":"Context","models.where":"Where","models.local":"In your house","models.cloud":"Outside your house","models.speed":"Speed","models.first":"First word after","models.used":"Used so far","models.cost":"Cost","models.measure":"Measure","models.measured":"{model}: writes {writes} and reads {reads} tokens a second; ready after {load} s.","models.list":"Models","models.tools":"can use tools","models.pull":"Download","models.pull_name":"Name of a model","models.pulling":"{model} is being downloaded …","models.pulled":"{model} is there.","models.days":"Tokens a day","commands.about":"What works without a language model. Tap a sentence to try it.","commands.off":"Off","commands.try":"Try it","safety.rules":"Your rules","safety.no_rules":"You have no rules; the defaults hold.","safety.add":"Add a rule","safety.matrix":"What is asked before something is done","safety.about":"The strictest of your rules and the defaults holds. A change here makes a rule.","safety.count":"{n} things","safety.default":"As by default","safety.matches":"Matches {n}","safety.nothing":"Matches nothing","safety.anything":"Whatever is said there","tier.free":"Done at once","tier.say":"Done and said","tier.confirm":"Asked first","tier.pin":"Asks for the PIN","tier.never":"Never","plans.none":"Nothing is planned.","plans.timer":"Timers","plans.alarm":"Alarms","plans.reminder":"Reminders","plans.command":"Planned commands","plans.timer.one":"Timer","plans.alarm.one":"Alarm","plans.reminder.one":"Reminder","plans.command.one":"Command","plans.cancel":"Cancel","plans.paused":"paused, {left} left","plans.awaits":"waits for {name}","selftest.about":"Makes sentences of the names of your house and looks whether a model understands them. Nothing is carried out. It takes a while.","selftest.count":"Sentences","selftest.models":"Compare models","selftest.run":"Run the test","selftest.results":"Results","selftest.right":"Right","selftest.seconds":"Usual time","selftest.best":"Best for this house: {model}","selftest.wrong":"What {model} got wrong","lane.sentence":"Known sentence","lane.fuzzy":"Understood without a model","lane.fast":"Without a model","lane.command":"Command","lane.consent":"Consent","lane.confirm":"Consent","lane.undo":"Undone","lane.model":"Language model","lane.none":"Nobody could answer","lane.silence":"Noise","lane.task":"Task","lane.replay":"Replay","trace.heard":"Heard","trace.routed":"Understood","trace.not_routed":"Left to the model","trace.intent":"Done","trace.tool":"Tool","trace.plan":"Plan","trace.no_plan":"No plan","trace.recall":"Remembered","trace.remember":"Kept","trace.brief":"Prompt","trace.table":"Tools chosen","trace.candidates":"Things in question","trace.model_call":"Model","trace.command_ran":"Outcome","trace.command":"Command","trace.command_run":"Command","trace.answered":"Answer","trace.consent":"Consent","fact.text":"Text","fact.area":"Room","fact.satellite":"Satellite","fact.lane":"Lane","fact.why":"Why","fact.engine":"Engine","fact.model":"Model","fact.result":"Result","fact.arguments":"Arguments","origin.user":"said by somebody","origin.owner":"written by the owner","origin.model":"noted by the model","origin.assistant":"answered by Jarvis","origin.tool":"from a tool","branch.user":"People","branch.directives":"Wishes","branch.world":"World","not_ready.not_installed":"Something it needs could not be installed.","not_ready.not_started":"It could not be started.","engine_error.engine_unreachable":"The server does not answer.","engine_error.engine_timeout":"The server takes too long.","engine_error.engine_unauthorized":"The server refuses the key.","engine_error.engine_model_not_found":"The server does not have this model.","engine_error.engine_overloaded":"The server is overloaded."};var Fe={"page.start":"Inicio","page.conversations":"Conversaciones","page.memory":"Memoria","page.models":"Modelos","page.commands":"Órdenes","page.safety":"Seguridad","page.plans":"Planes","page.selftest":"Autoprueba",away:"Jarvis está arrancando de nuevo. Esta página sigue sola en un momento.",all:"Todo",cancel:"Cancelar",change:"Cambiar",delete:"Eliminar",done:"Hecho",edit:"Editar",more:"Mostrar más",open:"Pendiente",save:"Guardar",search:"Buscar",working:"Un momento …","unit.seconds":"{n} s","unit.tokens":"{n} tokens","unit.rate":"{n} tokens por segundo","start.try":"Pruébalo","start.example":"enciende la luz de la cocina","start.ask":"Preguntar","start.how":"¿Cómo se llegó a esto?","start.setup":"Configuración","start.version":"Versión {version}","start.days":"Las dos últimas semanas","start.lanes":"Turnos por día; la parte oscura no necesitó modelo","start.waits":"Segundos por turno; oscuro: la mitad es más rápida","start.turns_of":"{turns} turnos, {fast} sin modelo","start.wait_of":"la mitad en {middle}, casi todos en {slow}","step.engine":"Un modelo de lenguaje","step.engine.done":"Responden {well} de {count} motores.","step.engine.open":"No responde ninguno de {count} motores. Las órdenes funcionan igual.","step.assistant":"Tu asistente pregunta a Jarvis","step.assistant.done":"El asistente «{name}» pregunta a Jarvis.","step.assistant.open":"El asistente «{name}» pregunta a otro.","step.assistant.use":"Usar Jarvis","step.exposed":"Lo que Jarvis puede ver","step.exposed.done":"{count} cosas están expuestas a Assist.","step.exposed.open":"Todavía no hay nada expuesto a Assist.","step.memory":"El diario","step.memory.done":"Lo que se dice se queda en esta casa.","step.memory.open":"La memoria está desactivada.","step.memory.days":"Durante {days} días.","step.memory.always":"Todo el tiempo que quieras.","conversations.about":"Lo que se oyó, se hizo y se respondió. Primero lo más nuevo; lo nuevo aparece solo.","conversations.own":"Tus propios turnos. Primero lo más nuevo; lo nuevo aparece solo.","conversations.none":"Todavía no se ha dicho nada.","conversations.forgotten":"Olvidado a petición de alguien","conversations.good":"Eso estuvo bien","conversations.bad":"Eso estuvo mal","conversations.replay":"Repetir","conversations.replay_about":"Pregunta otra vez al modelo; en la casa no se hace nada.","conversations.details":"Detalles","memory.about":"Lo que Jarvis sabe del hogar y todo lo que se dijo.","memory.own":"Lo que Jarvis sabe de ti.","memory.kind":"Qué se muestra","memory.kind.fact":"Hechos","memory.kind.said":"Lo que se dijo","memory.kind.reply":"Lo que se respondió","memory.kind.summary":"Resúmenes","memory.export":"Exportar","memory.none":"Aquí no hay nada.","memory.private":"Privado","memory.sure":"¿Olvidarlo para siempre?","models.none":"Todavía no hay ningún motor.","models.add":"Añadir un motor","models.well":"Listo","models.ill":"No responde","models.model":"Modelo","models.context":"Contexto","models.where":"Dónde","models.local":"En tu casa","models.cloud":"Fuera de tu casa","models.speed":"Velocidad","models.first":"Primera palabra tras","models.used":"Usado hasta ahora","models.cost":"Coste","models.measure":"Medir","models.measured":"{model}: escribe {writes} y lee {reads} tokens por segundo; listo tras {load} s.","models.list":"Modelos","models.tools":"sabe usar herramientas","models.pull":"Descargar","models.pull_name":"Nombre de un modelo","models.pulling":"Descargando {model} …","models.pulled":"{model} ya está.","models.days":"Tokens por día","commands.about":"Lo que funciona sin modelo de lenguaje. Toca una frase para probarla.","commands.off":"Desactivada","commands.try":"Probar","safety.rules":"Tus reglas","safety.no_rules":"No tienes reglas; valen los ajustes por defecto.","safety.add":"Añadir una regla","safety.matrix":"Qué se pregunta antes de hacer algo","safety.about":"Vale lo más estricto de tus reglas y los ajustes por defecto. Un cambio aquí crea una regla.","safety.count":"{n} cosas","safety.default":"Por defecto","safety.matches":"Afecta a {n}","safety.nothing":"No afecta a nada","safety.anything":"Todo lo que se diga allí","tier.free":"Se hace enseguida","tier.say":"Se hace y se dice","tier.confirm":"Pregunta antes","tier.pin":"Pide el PIN","tier.never":"Nunca","plans.none":"No hay nada planeado.","plans.timer":"Temporizadores","plans.alarm":"Alarmas","plans.reminder":"Recordatorios","plans.command":"Órdenes planeadas","plans.timer.one":"Temporizador","plans.alarm.one":"Alarma","plans.reminder.one":"Recordatorio","plans.command.one":"Orden","plans.cancel":"Cancelar","plans.paused":"en pausa, quedan {left}","plans.awaits":"espera a {name}","selftest.about":"Forma frases con los nombres de tu casa y mira si un modelo las entiende. No se ejecuta nada. Tarda un rato.","selftest.count":"Frases","selftest.models":"Comparar modelos","selftest.run":"Empezar la prueba","selftest.results":"Resultados","selftest.right":"Aciertos","selftest.seconds":"Tiempo habitual","selftest.best":"El mejor para esta casa: {model}","selftest.wrong":"Lo que {model} entendió mal","lane.sentence":"Frase conocida","lane.fuzzy":"Entendido sin modelo","lane.fast":"Sin modelo","lane.command":"Orden","lane.consent":"Consentimiento","lane.confirm":"Consentimiento","lane.undo":"Deshecho","lane.model":"Modelo de lenguaje","lane.none":"Nadie pudo responder","lane.silence":"Ruido","lane.task":"Tarea","lane.replay":"Repetición","trace.heard":"Oído","trace.routed":"Entendido","trace.not_routed":"Dejado al modelo","trace.intent":"Hecho","trace.tool":"Herramienta","trace.plan":"Plan","trace.no_plan":"Sin plan","trace.recall":"Recordado","trace.remember":"Guardado","trace.brief":"Instrucciones","trace.table":"Herramientas elegidas","trace.candidates":"Cosas posibles","trace.model_call":"Modelo","trace.command_ran":"Resultado","trace.command":"Orden","trace.command_run":"Orden","trace.answered":"Respuesta","trace.consent":"Consentimiento","fact.text":"Texto","fact.area":"Habitación","fact.satellite":"Satélite","fact.lane":"Vía","fact.why":"Por qué","fact.engine":"Motor","fact.model":"Modelo","fact.result":"Resultado","fact.arguments":"Argumentos","origin.user":"dicho por alguien","origin.owner":"escrito por el dueño","origin.model":"anotado por el modelo","origin.assistant":"respondido por Jarvis","origin.tool":"de una herramienta","branch.user":"Personas","branch.directives":"Deseos","branch.world":"Mundo","not_ready.not_installed":"No se pudo instalar algo que necesita.","not_ready.not_started":"No se pudo iniciar.","engine_error.engine_unreachable":"El servidor no responde.","engine_error.engine_timeout":"El servidor tarda demasiado.","engine_error.engine_unauthorized":"El servidor rechaza la clave.","engine_error.engine_model_not_found":"El servidor no tiene este modelo.","engine_error.engine_overloaded":"El servidor está sobrecargado."};var Ve={"page.start":"Accueil","page.conversations":"Conversations","page.memory":"Mémoire","page.models":"Modèles","page.commands":"Commandes","page.safety":"Sécurité","page.plans":"Projets","page.selftest":"Autotest",away:"Jarvis redémarre. Cette page reprend d’elle-même dans un instant.",all:"Tout",cancel:"Annuler",change:"Modifier",delete:"Supprimer",done:"Fait",edit:"Modifier",more:"Afficher plus",open:"Reste à faire",save:"Enregistrer",search:"Rechercher",working:"Un instant …","unit.seconds":"{n} s","unit.tokens":"{n} jetons","unit.rate":"{n} jetons par seconde","start.try":"Essayer","start.example":"allume la lumière de la cuisine","start.ask":"Demander","start.how":"Comment est-ce arrivé ?","start.setup":"Installation","start.version":"Version {version}","start.days":"Les deux dernières semaines","start.lanes":"Échanges par jour ; la partie foncée s’est passée de modèle","start.waits":"Secondes par échange ; foncé : la moitié va plus vite","start.turns_of":"{turns} échanges, dont {fast} sans modèle","start.wait_of":"la moitié en {middle}, presque tous en {slow}","step.engine":"Un modèle de langage","step.engine.done":"{well} moteurs sur {count} répondent.","step.engine.open":"Aucun des {count} moteurs ne répond. Les commandes marchent quand même.","step.assistant":"Votre assistant s’adresse à Jarvis","step.assistant.done":"L’assistant « {name} » s’adresse à Jarvis.","step.assistant.open":"L’assistant « {name} » s’adresse à quelqu’un d’autre.","step.assistant.use":"Utiliser Jarvis","step.exposed":"Ce que Jarvis peut voir","step.exposed.done":"{count} éléments sont exposés à Assist.","step.exposed.open":"Rien n’est encore exposé à Assist.","step.memory":"Le journal","step.memory.done":"Ce qui est dit reste dans cette maison.","step.memory.open":"La mémoire est désactivée.","step.memory.days":"Pendant {days} jours.","step.memory.always":"Aussi longtemps que vous voulez.","conversations.about":"Ce qui a été entendu, fait et répondu. Le plus récent d’abord ; les nouveautés apparaissent d’elles-mêmes.","conversations.own":"Vos propres échanges. Le plus récent d’abord ; les nouveautés apparaissent d’elles-mêmes.","conversations.none":"Rien n’a encore été dit.","conversations.forgotten":"Oublié à la demande de quelqu’un","conversations.good":"C’était juste","conversations.bad":"C’était faux","conversations.replay":"Rejouer","conversations.replay_about":"Interroge à nouveau le modèle ; rien ne se passe dans la maison.","conversations.details":"Détails","memory.about":"Ce que Jarvis sait du foyer, et tout ce qui a été dit.","memory.own":"Ce que Jarvis sait de vous.","memory.kind":"Ce qui est affiché","memory.kind.fact":"Faits","memory.kind.said":"Ce qui a été dit","memory.kind.reply":"Ce qui a été répondu","memory.kind.summary":"Résumés","memory.export":"Exporter","memory.none":"Rien ici.","memory.private":"Privé","memory.sure":"Oublier définitivement ?","models.none":"Il n’y a pas encore de moteur.","models.add":"Ajouter un moteur","models.well":"Prêt","models.ill":"Injoignable","models.model":"Modèle","models.context":"Contexte","models.where":"Où","models.local":"Dans votre maison","models.cloud":"Hors de votre maison","models.speed":"Vitesse","models.first":"Premier mot après","models.used":"Utilisé jusqu’ici","models.cost":"Coût","models.measure":"Mesurer","models.measured":"{model} : écrit {writes} et lit {reads} jetons par seconde ; prêt après {load} s.","models.list":"Modèles","models.tools":"sait utiliser des outils","models.pull":"Télécharger","models.pull_name":"Nom d’un modèle","models.pulling":"Téléchargement de {model} …","models.pulled":"{model} est là.","models.days":"Jetons par jour","commands.about":"Ce qui marche sans modèle de langage. Touchez une phrase pour l’essayer.","commands.off":"Désactivé","commands.try":"Essayer","safety.rules":"Vos règles","safety.no_rules":"Vous n’avez pas de règle ; les réglages par défaut s’appliquent.","safety.add":"Ajouter une règle","safety.matrix":"Ce qui est demandé avant d’agir","safety.about":"Le plus strict de vos règles et des réglages par défaut l’emporte. Un changement ici crée une règle.","safety.count":"{n} éléments","safety.default":"Par défaut","safety.matches":"Concerne {n}","safety.nothing":"Ne concerne rien","safety.anything":"Tout ce qui est dit là-bas","tier.free":"Fait aussitôt","tier.say":"Fait et annoncé","tier.confirm":"Demande d’abord","tier.pin":"Demande le code PIN","tier.never":"Jamais","plans.none":"Rien n’est prévu.","plans.timer":"Minuteurs","plans.alarm":"Alarmes","plans.reminder":"Rappels","plans.command":"Commandes prévues","plans.timer.one":"Minuteur","plans.alarm.one":"Alarme","plans.reminder.one":"Rappel","plans.command.one":"Commande","plans.cancel":"Annuler","plans.paused":"en pause, reste {left}","plans.awaits":"attend {name}","selftest.about":"Compose des phrases avec les noms de votre maison et vérifie si un modèle les comprend. Rien n’est exécuté. Cela prend un moment.","selftest.count":"Phrases","selftest.models":"Comparer des modèles","selftest.run":"Lancer le test","selftest.results":"Résultats","selftest.right":"Justes","selftest.seconds":"Temps habituel","selftest.best":"Le meilleur pour cette maison : {model}","selftest.wrong":"Ce que {model} a mal compris","lane.sentence":"Phrase connue","lane.fuzzy":"Compris sans modèle","lane.fast":"Sans modèle","lane.command":"Commande","lane.consent":"Accord","lane.confirm":"Accord","lane.undo":"Annulé","lane.model":"Modèle de langage","lane.none":"Personne ne pouvait répondre","lane.silence":"Bruit","lane.task":"Tâche","lane.replay":"Rejoué","trace.heard":"Entendu","trace.routed":"Compris","trace.not_routed":"Laissé au modèle","trace.intent":"Fait","trace.tool":"Outil","trace.plan":"Plan","trace.no_plan":"Pas de plan","trace.recall":"Souvenirs","trace.remember":"Retenu","trace.brief":"Invite","trace.table":"Outils choisis","trace.candidates":"Éléments possibles","trace.model_call":"Modèle","trace.command_ran":"Issue","trace.command":"Commande","trace.command_run":"Commande","trace.answered":"Réponse","trace.consent":"Accord","fact.text":"Texte","fact.area":"Pièce","fact.satellite":"Satellite","fact.lane":"Voie","fact.why":"Pourquoi","fact.engine":"Moteur","fact.model":"Modèle","fact.result":"Résultat","fact.arguments":"Arguments","origin.user":"dit par quelqu’un","origin.owner":"écrit par le propriétaire","origin.model":"noté par le modèle","origin.assistant":"répondu par Jarvis","origin.tool":"venu d’un outil","branch.user":"Personnes","branch.directives":"Souhaits","branch.world":"Monde","not_ready.not_installed":"Il manque quelque chose qui n’a pas pu être installé.","not_ready.not_started":"Elle n’a pas pu démarrer.","engine_error.engine_unreachable":"Le serveur ne répond pas.","engine_error.engine_timeout":"Le serveur met trop de temps.","engine_error.engine_unauthorized":"Le serveur refuse la clé.","engine_error.engine_model_not_found":"Le serveur n’a pas ce modèle.","engine_error.engine_overloaded":"Le serveur est surchargé."};var Ge={"page.start":"Inizio","page.conversations":"Conversazioni","page.memory":"Memoria","page.models":"Modelli","page.commands":"Comandi","page.safety":"Sicurezza","page.plans":"Programmi","page.selftest":"Autotest",away:"Jarvis si sta riavviando. Questa pagina riprende da sola tra un momento.",all:"Tutto",cancel:"Annulla",change:"Cambia",delete:"Elimina",done:"Fatto",edit:"Modifica",more:"Mostra altro",open:"Da fare",save:"Salva",search:"Cerca",working:"Un momento …","unit.seconds":"{n} s","unit.tokens":"{n} token","unit.rate":"{n} token al secondo","start.try":"Prova","start.example":"accendi la luce della cucina","start.ask":"Chiedi","start.how":"Come ci è arrivato?","start.setup":"Configurazione","start.version":"Versione {version}","start.days":"Le ultime due settimane","start.lanes":"Turni al giorno; la parte scura non ha avuto bisogno di un modello","start.waits":"Secondi per turno; scuro: la metà è più veloce","start.turns_of":"{turns} turni, {fast} senza modello","start.wait_of":"la metà entro {middle}, quasi tutti entro {slow}","step.engine":"Un modello linguistico","step.engine.done":"Rispondono {well} motori su {count}.","step.engine.open":"Nessuno dei {count} motori risponde. I comandi funzionano lo stesso.","step.assistant":"Il tuo assistente chiede a Jarvis","step.assistant.done":"L’assistente «{name}» chiede a Jarvis.","step.assistant.open":"L’assistente «{name}» chiede a qualcun altro.","step.assistant.use":"Usa Jarvis","step.exposed":"Cosa può vedere Jarvis","step.exposed.done":"{count} cose sono esposte ad Assist.","step.exposed.open":"Nulla è ancora esposto ad Assist.","step.memory":"Il diario","step.memory.done":"Quello che si dice resta in questa casa.","step.memory.open":"La memoria è spenta.","step.memory.days":"Per {days} giorni.","step.memory.always":"Per tutto il tempo che vuoi.","conversations.about":"Che cosa è stato sentito, fatto e risposto. Prima il più recente; il nuovo appare da solo.","conversations.own":"I tuoi turni. Prima il più recente; il nuovo appare da solo.","conversations.none":"Non è ancora stato detto nulla.","conversations.forgotten":"Dimenticato su richiesta","conversations.good":"Era giusto","conversations.bad":"Era sbagliato","conversations.replay":"Ripeti","conversations.replay_about":"Chiede di nuovo al modello; in casa non succede nulla.","conversations.details":"Dettagli","memory.about":"Cosa sa Jarvis della famiglia, e tutto ciò che è stato detto.","memory.own":"Cosa sa Jarvis di te.","memory.kind":"Che cosa si mostra","memory.kind.fact":"Fatti","memory.kind.said":"Che cosa è stato detto","memory.kind.reply":"Che cosa è stato risposto","memory.kind.summary":"Riassunti","memory.export":"Esporta","memory.none":"Qui non c’è nulla.","memory.private":"Privato","memory.sure":"Dimenticarlo per sempre?","models.none":"Non c’è ancora nessun motore.","models.add":"Aggiungi un motore","models.well":"Pronto","models.ill":"Non raggiungibile","models.model":"Modello","models.context":"Contesto","models.where":"Dove","models.local":"In casa tua","models.cloud":"Fuori da casa tua","models.speed":"Velocità","models.first":"Prima parola dopo","models.used":"Usato finora","models.cost":"Costo","models.measure":"Misura","models.measured":"{model}: scrive {writes} e legge {reads} token al secondo; pronto dopo {load} s.","models.list":"Modelli","models.tools":"sa usare strumenti","models.pull":"Scarica","models.pull_name":"Nome di un modello","models.pulling":"Scaricamento di {model} …","models.pulled":"{model} è arrivato.","models.days":"Token al giorno","commands.about":"Che cosa funziona senza modello linguistico. Tocca una frase per provarla.","commands.off":"Spento","commands.try":"Prova","safety.rules":"Le tue regole","safety.no_rules":"Non hai regole; valgono le impostazioni predefinite.","safety.add":"Aggiungi una regola","safety.matrix":"Che cosa si chiede prima di agire","safety.about":"Vale la più severa tra le tue regole e le impostazioni predefinite. Una modifica qui crea una regola.","safety.count":"{n} cose","safety.default":"Come predefinito","safety.matches":"Riguarda {n}","safety.nothing":"Non riguarda nulla","safety.anything":"Qualunque cosa si dica lì","tier.free":"Subito","tier.say":"Subito, con annuncio","tier.confirm":"Chiede prima","tier.pin":"Chiede il PIN","tier.never":"Mai","plans.none":"Non c’è nulla in programma.","plans.timer":"Timer","plans.alarm":"Sveglie","plans.reminder":"Promemoria","plans.command":"Comandi programmati","plans.timer.one":"Timer","plans.alarm.one":"Sveglia","plans.reminder.one":"Promemoria","plans.command.one":"Comando","plans.cancel":"Annulla","plans.paused":"in pausa, restano {left}","plans.awaits":"aspetta {name}","selftest.about":"Forma frasi con i nomi della tua casa e guarda se un modello le capisce. Nulla viene eseguito. Ci vuole un po’.","selftest.count":"Frasi","selftest.models":"Confronta modelli","selftest.run":"Avvia il test","selftest.results":"Risultati","selftest.right":"Giuste","selftest.seconds":"Tempo abituale","selftest.best":"Il migliore per questa casa: {model}","selftest.wrong":"Che cosa {model} ha frainteso","lane.sentence":"Frase nota","lane.fuzzy":"Capito senza modello","lane.fast":"Senza modello","lane.command":"Comando","lane.consent":"Consenso","lane.confirm":"Consenso","lane.undo":"Annullato","lane.model":"Modello linguistico","lane.none":"Nessuno poteva rispondere","lane.silence":"Rumore","lane.task":"Compito","lane.replay":"Ripetizione","trace.heard":"Sentito","trace.routed":"Capito","trace.not_routed":"Lasciato al modello","trace.intent":"Fatto","trace.tool":"Strumento","trace.plan":"Piano","trace.no_plan":"Nessun piano","trace.recall":"Ricordato","trace.remember":"Conservato","trace.brief":"Istruzioni","trace.table":"Strumenti scelti","trace.candidates":"Cose possibili","trace.model_call":"Modello","trace.command_ran":"Esito","trace.command":"Comando","trace.command_run":"Comando","trace.answered":"Risposta","trace.consent":"Consenso","fact.text":"Testo","fact.area":"Stanza","fact.satellite":"Satellite","fact.lane":"Via","fact.why":"Perché","fact.engine":"Motore","fact.model":"Modello","fact.result":"Risultato","fact.arguments":"Argomenti","origin.user":"detto da qualcuno","origin.owner":"scritto dal proprietario","origin.model":"annotato dal modello","origin.assistant":"risposto da Jarvis","origin.tool":"da uno strumento","branch.user":"Persone","branch.directives":"Desideri","branch.world":"Mondo","not_ready.not_installed":"Non si è potuto installare qualcosa che gli serve.","not_ready.not_started":"Non si è potuto avviare.","engine_error.engine_unreachable":"Il server non risponde.","engine_error.engine_timeout":"Il server ci mette troppo.","engine_error.engine_unauthorized":"Il server rifiuta la chiave.","engine_error.engine_model_not_found":"Il server non ha questo modello.","engine_error.engine_overloaded":"Il server è sovraccarico."};var Ze={"page.start":"スタート","page.conversations":"会話","page.memory":"記憶","page.models":"モデル","page.commands":"コマンド","page.safety":"安全","page.plans":"予定","page.selftest":"セルフテスト",away:"Jarvis を再起動しています。このページはまもなく自動的に再開します。",all:"すべて",cancel:"キャンセル",change:"変更",delete:"削除",done:"完了",edit:"編集",more:"さらに表示",open:"未完了",save:"保存",search:"検索",working:"処理中…","unit.seconds":"{n} 秒","unit.tokens":"{n} トークン","unit.rate":"毎秒 {n} トークン","start.try":"試してみる","start.example":"キッチンの電気をつけて","start.ask":"聞く","start.how":"どうしてこうなった?","start.setup":"セットアップ","start.version":"バージョン {version}","start.days":"この2週間","start.lanes":"1日の会話数。濃い部分はモデルなし","start.waits":"会話ごとの秒数。濃い部分: 半分はこれより速い","start.turns_of":"{turns} 件、うちモデルなし {fast} 件","start.wait_of":"半分は {middle} 以内、ほぼすべて {slow} 以内","step.engine":"言語モデル","step.engine.done":"{count} 台中 {well} 台のエンジンが応答しています。","step.engine.open":"{count} 台のエンジンはどれも応答していません。コマンドはそのまま使えます。","step.assistant":"アシスタントが Jarvis に聞く","step.assistant.done":"アシスタント「{name}」は Jarvis に聞きます。","step.assistant.open":"アシスタント「{name}」は別の相手に聞いています。","step.assistant.use":"Jarvis を使う","step.exposed":"Jarvis に見えるもの","step.exposed.done":"{count} 個が Assist に公開されています。","step.exposed.open":"まだ何も Assist に公開されていません。","step.memory":"日記","step.memory.done":"話したことはこの家の中に残ります。","step.memory.open":"記憶はオフです。","step.memory.days":"{days} 日間。","step.memory.always":"お好きなだけ。","conversations.about":"聞いたこと、したこと、答えたこと。新しい順で、新しい会話は自動的に現れます。","conversations.own":"あなた自身の会話。新しい順で、新しい会話は自動的に現れます。","conversations.none":"まだ何も話されていません。","conversations.forgotten":"希望により忘れました","conversations.good":"正しかった","conversations.bad":"間違っていた","conversations.replay":"再実行","conversations.replay_about":"もう一度モデルに聞きます。家では何も起こりません。","conversations.details":"詳細","memory.about":"家族について Jarvis が知っていることと、話されたことすべて。","memory.own":"あなたについて Jarvis が知っていること。","memory.kind":"表示するもの","memory.kind.fact":"事実","memory.kind.said":"話したこと","memory.kind.reply":"答えたこと","memory.kind.summary":"まとめ","memory.export":"書き出す","memory.none":"何もありません。","memory.private":"非公開","memory.sure":"完全に忘れますか?","models.none":"エンジンはまだありません。","models.add":"エンジンを追加","models.well":"準備完了","models.ill":"応答なし","models.model":"モデル","models.context":"コンテキスト","models.where":"場所","models.local":"家の中","models.cloud":"家の外","models.speed":"速さ","models.first":"最初の言葉まで","models.used":"これまでの使用量","models.cost":"費用","models.measure":"測定","models.measured":"{model}: 毎秒 {writes} トークンを書き、{reads} トークンを読みます。準備に {load} 秒。","models.list":"モデル一覧","models.tools":"ツールを使える","models.pull":"ダウンロード","models.pull_name":"モデル名","models.pulling":"{model} をダウンロード中…","models.pulled":"{model} が届きました。","models.days":"1日のトークン数","commands.about":"言語モデルなしで使えるもの。文をタップすると試せます。","commands.off":"オフ","commands.try":"試してみる","safety.rules":"あなたのルール","safety.no_rules":"ルールはありません。初期設定が適用されます。","safety.add":"ルールを追加","safety.matrix":"実行する前に確認すること","safety.about":"あなたのルールと初期設定のうち、厳しいほうが適用されます。ここでの変更はルールになります。","safety.count":"{n} 個","safety.default":"初期設定どおり","safety.matches":"対象: {n} 個","safety.nothing":"対象なし","safety.anything":"そこで話されたすべて","tier.free":"すぐに実行","tier.say":"実行して知らせる","tier.confirm":"先に確認","tier.pin":"PIN を確認","tier.never":"実行しない","plans.none":"予定はありません。","plans.timer":"タイマー","plans.alarm":"アラーム","plans.reminder":"リマインダー","plans.command":"予定したコマンド","plans.timer.one":"タイマー","plans.alarm.one":"アラーム","plans.reminder.one":"リマインダー","plans.command.one":"コマンド","plans.cancel":"取り消す","plans.paused":"一時停止中、残り {left}","plans.awaits":"{name} を待っています","selftest.about":"家の名前から文を作り、モデルが理解するかを調べます。何も実行されません。しばらくかかります。","selftest.count":"文の数","selftest.models":"モデルを比べる","selftest.run":"テスト開始","selftest.results":"結果","selftest.right":"正解","selftest.seconds":"普段の時間","selftest.best":"この家に最適: {model}","selftest.wrong":"{model} が間違えたもの","lane.sentence":"決まった文","lane.fuzzy":"モデルなしで理解","lane.fast":"モデルなし","lane.command":"コマンド","lane.consent":"同意","lane.confirm":"同意","lane.undo":"取り消し","lane.model":"言語モデル","lane.none":"誰も答えられず","lane.silence":"雑音","lane.task":"タスク","lane.replay":"再実行","trace.heard":"聞いたこと","trace.routed":"理解","trace.not_routed":"モデルに任せた","trace.intent":"実行","trace.tool":"ツール","trace.plan":"計画","trace.no_plan":"計画なし","trace.recall":"思い出したこと","trace.remember":"覚えたこと","trace.brief":"プロンプト","trace.table":"選んだツール","trace.candidates":"候補","trace.model_call":"モデル","trace.command_ran":"結果","trace.command":"コマンド","trace.command_run":"コマンド","trace.answered":"答え","trace.consent":"同意","fact.text":"テキスト","fact.area":"部屋","fact.satellite":"サテライト","fact.lane":"経路","fact.why":"理由","fact.engine":"エンジン","fact.model":"モデル","fact.result":"結果","fact.arguments":"引数","origin.user":"誰かが話した","origin.owner":"所有者が書いた","origin.model":"モデルが書き留めた","origin.assistant":"Jarvis が答えた","origin.tool":"ツールから","branch.user":"人","branch.directives":"希望","branch.world":"世界","not_ready.not_installed":"必要なものをインストールできませんでした。","not_ready.not_started":"開始できませんでした。","engine_error.engine_unreachable":"サーバーが応答しません。","engine_error.engine_timeout":"サーバーに時間がかかりすぎています。","engine_error.engine_unauthorized":"サーバーがキーを拒否しています。","engine_error.engine_model_not_found":"サーバーにこのモデルがありません。","engine_error.engine_overloaded":"サーバーが混み合っています。"};var Ye={"page.start":"Start","page.conversations":"Gesprekken","page.memory":"Geheugen","page.models":"Modellen","page.commands":"Opdrachten","page.safety":"Veiligheid","page.plans":"Plannen","page.selftest":"Zelftest",away:"Jarvis start opnieuw. Deze pagina gaat zo vanzelf verder.",all:"Alles",cancel:"Annuleren",change:"Wijzigen",delete:"Verwijderen",done:"Klaar",edit:"Bewerken",more:"Meer tonen",open:"Nog te doen",save:"Opslaan",search:"Zoeken",working:"Een moment …","unit.seconds":"{n} s","unit.tokens":"{n} tokens","unit.rate":"{n} tokens per seconde","start.try":"Probeer het","start.example":"doe het keukenlicht aan","start.ask":"Vragen","start.how":"Hoe kwam dit tot stand?","start.setup":"Installatie","start.version":"Versie {version}","start.days":"De laatste twee weken","start.lanes":"Beurten per dag; het donkere deel had geen model nodig","start.waits":"Seconden per beurt; donker: de helft is sneller","start.turns_of":"{turns} beurten, {fast} zonder model","start.wait_of":"de helft binnen {middle}, bijna alle binnen {slow}","step.engine":"Een taalmodel","step.engine.done":"{well} van {count} modelservers antwoorden.","step.engine.open":"Geen van {count} modelservers antwoordt. Opdrachten werken toch.","step.assistant":"Je assistent vraagt Jarvis","step.assistant.done":"De assistent ‘{name}’ vraagt Jarvis.","step.assistant.open":"De assistent ‘{name}’ vraagt iemand anders.","step.assistant.use":"Jarvis gebruiken","step.exposed":"Wat Jarvis mag zien","step.exposed.done":"{count} dingen zijn beschikbaar voor Assist.","step.exposed.open":"Nog niets is beschikbaar voor Assist.","step.memory":"Het dagboek","step.memory.done":"Wat gezegd wordt blijft in dit huis.","step.memory.open":"Het geheugen staat uit.","step.memory.days":"{days} dagen lang.","step.memory.always":"Zo lang als je wilt.","conversations.about":"Wat is gehoord, gedaan en geantwoord. Het nieuwste eerst; nieuwe beurten verschijnen vanzelf.","conversations.own":"Je eigen beurten. Het nieuwste eerst; nieuwe beurten verschijnen vanzelf.","conversations.none":"Er is nog niets gezegd.","conversations.forgotten":"Op verzoek vergeten","conversations.good":"Dat was goed","conversations.bad":"Dat was fout","conversations.replay":"Opnieuw","conversations.replay_about":"Vraagt het model nog eens; in huis gebeurt niets.","conversations.details":"Details","memory.about":"Wat Jarvis over het huishouden weet, en alles wat is gezegd.","memory.own":"Wat Jarvis over jou weet.","memory.kind":"Wat wordt getoond","memory.kind.fact":"Feiten","memory.kind.said":"Wat is gezegd","memory.kind.reply":"Wat is geantwoord","memory.kind.summary":"Samenvattingen","memory.export":"Exporteren","memory.none":"Hier is niets.","memory.private":"Privé","memory.sure":"Voorgoed vergeten?","models.none":"Er is nog geen modelserver.","models.add":"Modelserver toevoegen","models.well":"Gereed","models.ill":"Niet bereikbaar","models.model":"Model","models.context":"Context","models.where":"Waar","models.local":"In je huis","models.cloud":"Buiten je huis","models.speed":"Snelheid","models.first":"Eerste woord na","models.used":"Tot nu toe gebruikt","models.cost":"Kosten","models.measure":"Meten","models.measured":"{model}: schrijft {writes} en leest {reads} tokens per seconde; gereed na {load} s.","models.list":"Modellen","models.tools":"kan gereedschap gebruiken","models.pull":"Downloaden","models.pull_name":"Naam van een model","models.pulling":"{model} wordt gedownload …","models.pulled":"{model} is er.","models.days":"Tokens per dag","commands.about":"Wat zonder taalmodel werkt. Tik op een zin om hem te proberen.","commands.off":"Uit","commands.try":"Probeer het","safety.rules":"Je regels","safety.no_rules":"Je hebt geen regels; de standaard geldt.","safety.add":"Regel toevoegen","safety.matrix":"Wat wordt gevraagd voordat iets gebeurt","safety.about":"De strengste van je regels en de standaard geldt. Een wijziging hier wordt een regel.","safety.count":"{n} dingen","safety.default":"Zoals standaard","safety.matches":"Geldt voor {n}","safety.nothing":"Geldt voor niets","safety.anything":"Wat daar ook wordt gezegd","tier.free":"Meteen","tier.say":"Meteen, met melding","tier.confirm":"Vraagt eerst","tier.pin":"Vraagt de pincode","tier.never":"Nooit","plans.none":"Er is niets gepland.","plans.timer":"Timers","plans.alarm":"Wekkers","plans.reminder":"Herinneringen","plans.command":"Geplande opdrachten","plans.timer.one":"Timer","plans.alarm.one":"Wekker","plans.reminder.one":"Herinnering","plans.command.one":"Opdracht","plans.cancel":"Annuleren","plans.paused":"gepauzeerd, nog {left}","plans.awaits":"wacht op {name}","selftest.about":"Maakt zinnen van de namen in je huis en kijkt of een model ze begrijpt. Er wordt niets uitgevoerd. Het duurt even.","selftest.count":"Zinnen","selftest.models":"Modellen vergelijken","selftest.run":"Test starten","selftest.results":"Resultaten","selftest.right":"Goed","selftest.seconds":"Gewone tijd","selftest.best":"Het beste voor dit huis: {model}","selftest.wrong":"Wat {model} verkeerd begreep","lane.sentence":"Bekende zin","lane.fuzzy":"Begrepen zonder model","lane.fast":"Zonder model","lane.command":"Opdracht","lane.consent":"Toestemming","lane.confirm":"Toestemming","lane.undo":"Ongedaan","lane.model":"Taalmodel","lane.none":"Niemand kon antwoorden","lane.silence":"Geluid","lane.task":"Taak","lane.replay":"Herhaling","trace.heard":"Gehoord","trace.routed":"Begrepen","trace.not_routed":"Aan het model gelaten","trace.intent":"Gedaan","trace.tool":"Gereedschap","trace.plan":"Plan","trace.no_plan":"Geen plan","trace.recall":"Herinnerd","trace.remember":"Bewaard","trace.brief":"Prompt","trace.table":"Gekozen gereedschap","trace.candidates":"Mogelijke dingen","trace.model_call":"Model","trace.command_ran":"Afloop","trace.command":"Opdracht","trace.command_run":"Opdracht","trace.answered":"Antwoord","trace.consent":"Toestemming","fact.text":"Tekst","fact.area":"Kamer","fact.satellite":"Satelliet","fact.lane":"Weg","fact.why":"Waarom","fact.engine":"Modelserver","fact.model":"Model","fact.result":"Resultaat","fact.arguments":"Argumenten","origin.user":"door iemand gezegd","origin.owner":"door de eigenaar geschreven","origin.model":"door het model genoteerd","origin.assistant":"door Jarvis geantwoord","origin.tool":"uit gereedschap","branch.user":"Mensen","branch.directives":"Wensen","branch.world":"Wereld","not_ready.not_installed":"Iets wat nodig is kon niet worden geïnstalleerd.","not_ready.not_started":"Kon niet worden gestart.","engine_error.engine_unreachable":"De server antwoordt niet.","engine_error.engine_timeout":"De server doet er te lang over.","engine_error.engine_unauthorized":"De server weigert de sleutel.","engine_error.engine_model_not_found":"De server heeft dit model niet.","engine_error.engine_overloaded":"De server is overbelast."};var Qe={"page.start":"Start","page.conversations":"Rozmowy","page.memory":"Pamięć","page.models":"Modele","page.commands":"Polecenia","page.safety":"Bezpieczeństwo","page.plans":"Plany","page.selftest":"Autotest",away:"Jarvis uruchamia się ponownie. Ta strona za chwilę sama ruszy dalej.",all:"Wszystko",cancel:"Anuluj",change:"Zmień",delete:"Usuń",done:"Gotowe",edit:"Edytuj",more:"Pokaż więcej",open:"Do zrobienia",save:"Zapisz",search:"Szukaj",working:"Chwileczkę …","unit.seconds":"{n} s","unit.tokens":"Tokeny: {n}","unit.rate":"Tokeny na sekundę: {n}","start.try":"Wypróbuj","start.example":"włącz światło w kuchni","start.ask":"Zapytaj","start.how":"Jak do tego doszło?","start.setup":"Konfiguracja","start.version":"Wersja {version}","start.days":"Ostatnie dwa tygodnie","start.lanes":"Wypowiedzi dziennie; ciemniejsza część obyła się bez modelu","start.waits":"Sekundy na wypowiedź; ciemniej: połowa jest szybsza","start.turns_of":"Wypowiedzi: {turns}, bez modelu: {fast}","start.wait_of":"połowa w {middle}, prawie wszystkie w {slow}","step.engine":"Model językowy","step.engine.done":"Odpowiadające silniki: {well} z {count}.","step.engine.open":"Żaden silnik (z {count}) nie odpowiada. Polecenia i tak działają.","step.assistant":"Twój asystent pyta Jarvisa","step.assistant.done":"Asystent „{name}” pyta Jarvisa.","step.assistant.open":"Asystent „{name}” pyta kogoś innego.","step.assistant.use":"Użyj Jarvisa","step.exposed":"Co Jarvis może widzieć","step.exposed.done":"Udostępnione dla Assist: {count}.","step.exposed.open":"Nic jeszcze nie jest udostępnione dla Assist.","step.memory":"Dziennik","step.memory.done":"To, co zostanie powiedziane, zostaje w tym domu.","step.memory.open":"Pamięć jest wyłączona.","step.memory.days":"Liczba dni: {days}.","step.memory.always":"Tak długo, jak chcesz.","conversations.about":"Co usłyszano, zrobiono i odpowiedziano. Najnowsze na górze; nowe pojawiają się same.","conversations.own":"Twoje własne wypowiedzi. Najnowsze na górze; nowe pojawiają się same.","conversations.none":"Jeszcze nic nie powiedziano.","conversations.forgotten":"Zapomniane na życzenie","conversations.good":"To było dobrze","conversations.bad":"To było źle","conversations.replay":"Powtórz","conversations.replay_about":"Pyta model jeszcze raz; w domu nic się nie dzieje.","conversations.details":"Szczegóły","memory.about":"Co Jarvis wie o domownikach i wszystko, co powiedziano.","memory.own":"Co Jarvis wie o tobie.","memory.kind":"Co jest pokazane","memory.kind.fact":"Fakty","memory.kind.said":"Co powiedziano","memory.kind.reply":"Co odpowiedziano","memory.kind.summary":"Podsumowania","memory.export":"Eksportuj","memory.none":"Nic tu nie ma.","memory.private":"Prywatne","memory.sure":"Zapomnieć na zawsze?","models.none":"Nie ma jeszcze żadnego silnika.","models.add":"Dodaj silnik","models.well":"Gotowy","models.ill":"Nieosiągalny","models.model":"Model","models.context":"Kontekst","models.where":"Gdzie","models.local":"W twoim domu","models.cloud":"Poza twoim domem","models.speed":"Szybkość","models.first":"Pierwsze słowo po","models.used":"Zużyto dotąd","models.cost":"Koszt","models.measure":"Zmierz","models.measured":"{model}: pisze {writes} i czyta {reads} tokenów na sekundę; gotowy po {load} s.","models.list":"Modele","models.tools":"umie używać narzędzi","models.pull":"Pobierz","models.pull_name":"Nazwa modelu","models.pulling":"Pobieranie {model} …","models.pulled":"{model} jest gotowy.","models.days":"Tokeny dziennie","commands.about":"Co działa bez modelu językowego. Dotknij zdania, aby je wypróbować.","commands.off":"Wyłączone","commands.try":"Wypróbuj","safety.rules":"Twoje reguły","safety.no_rules":"Nie masz reguł; obowiązują ustawienia domyślne.","safety.add":"Dodaj regułę","safety.matrix":"O co pyta, zanim coś zrobi","safety.about":"Obowiązuje to, co surowsze: twoje reguły albo ustawienia domyślne. Zmiana tutaj tworzy regułę.","safety.count":"Rzeczy: {n}","safety.default":"Jak domyślnie","safety.matches":"Dotyczy: {n}","safety.nothing":"Niczego nie dotyczy","safety.anything":"Cokolwiek tam powiedziano","tier.free":"Od razu","tier.say":"Od razu, z zapowiedzią","tier.confirm":"Najpierw pyta","tier.pin":"Pyta o PIN","tier.never":"Nigdy","plans.none":"Nic nie jest zaplanowane.","plans.timer":"Minutniki","plans.alarm":"Budziki","plans.reminder":"Przypomnienia","plans.command":"Zaplanowane polecenia","plans.timer.one":"Minutnik","plans.alarm.one":"Budzik","plans.reminder.one":"Przypomnienie","plans.command.one":"Polecenie","plans.cancel":"Anuluj","plans.paused":"wstrzymany, zostało {left}","plans.awaits":"czeka na {name}","selftest.about":"Układa zdania z nazw w twoim domu i sprawdza, czy model je rozumie. Nic nie jest wykonywane. To chwilę trwa.","selftest.count":"Zdania","selftest.models":"Porównaj modele","selftest.run":"Rozpocznij test","selftest.results":"Wyniki","selftest.right":"Dobrze","selftest.seconds":"Zwykły czas","selftest.best":"Najlepszy dla tego domu: {model}","selftest.wrong":"Co {model} zrozumiał źle","lane.sentence":"Znane zdanie","lane.fuzzy":"Zrozumiane bez modelu","lane.fast":"Bez modelu","lane.command":"Polecenie","lane.consent":"Zgoda","lane.confirm":"Zgoda","lane.undo":"Cofnięto","lane.model":"Model językowy","lane.none":"Nikt nie mógł odpowiedzieć","lane.silence":"Hałas","lane.task":"Zadanie","lane.replay":"Powtórka","trace.heard":"Usłyszano","trace.routed":"Zrozumiano","trace.not_routed":"Zostawiono modelowi","trace.intent":"Zrobiono","trace.tool":"Narzędzie","trace.plan":"Plan","trace.no_plan":"Bez planu","trace.recall":"Przypomniano","trace.remember":"Zapamiętano","trace.brief":"Instrukcje","trace.table":"Wybrane narzędzia","trace.candidates":"Możliwe rzeczy","trace.model_call":"Model","trace.command_ran":"Wynik","trace.command":"Polecenie","trace.command_run":"Polecenie","trace.answered":"Odpowiedź","trace.consent":"Zgoda","fact.text":"Tekst","fact.area":"Pokój","fact.satellite":"Satelita","fact.lane":"Droga","fact.why":"Dlaczego","fact.engine":"Silnik","fact.model":"Model","fact.result":"Wynik","fact.arguments":"Argumenty","origin.user":"ktoś to powiedział","origin.owner":"zapisał właściciel","origin.model":"zanotował model","origin.assistant":"odpowiedział Jarvis","origin.tool":"z narzędzia","branch.user":"Ludzie","branch.directives":"Życzenia","branch.world":"Świat","not_ready.not_installed":"Nie udało się zainstalować czegoś, czego potrzebuje.","not_ready.not_started":"Nie udało się uruchomić.","engine_error.engine_unreachable":"Serwer nie odpowiada.","engine_error.engine_timeout":"Serwer odpowiada zbyt długo.","engine_error.engine_unauthorized":"Serwer odrzuca klucz.","engine_error.engine_model_not_found":"Serwer nie ma tego modelu.","engine_error.engine_overloaded":"Serwer jest przeciążony."};var Xe={"page.start":"Início","page.conversations":"Conversas","page.memory":"Memória","page.models":"Modelos","page.commands":"Comandos","page.safety":"Segurança","page.plans":"Planos","page.selftest":"Autoteste",away:"O Jarvis está a reiniciar. Esta página continua sozinha daqui a pouco.",all:"Tudo",cancel:"Cancelar",change:"Alterar",delete:"Eliminar",done:"Feito",edit:"Editar",more:"Mostrar mais",open:"Por fazer",save:"Guardar",search:"Procurar",working:"Um momento …","unit.seconds":"{n} s","unit.tokens":"{n} tokens","unit.rate":"{n} tokens por segundo","start.try":"Experimentar","start.example":"acende a luz da cozinha","start.ask":"Perguntar","start.how":"Como se chegou a isto?","start.setup":"Configuração","start.version":"Versão {version}","start.days":"As últimas duas semanas","start.lanes":"Turnos por dia; a parte escura não precisou de modelo","start.waits":"Segundos por turno; escuro: metade é mais rápida","start.turns_of":"{turns} turnos, {fast} sem modelo","start.wait_of":"metade em {middle}, quase todos em {slow}","step.engine":"Um modelo de linguagem","step.engine.done":"Respondem {well} de {count} motores.","step.engine.open":"Nenhum dos {count} motores responde. Os comandos funcionam na mesma.","step.assistant":"O seu assistente pergunta ao Jarvis","step.assistant.done":"O assistente «{name}» pergunta ao Jarvis.","step.assistant.open":"O assistente «{name}» pergunta a outro.","step.assistant.use":"Usar o Jarvis","step.exposed":"O que o Jarvis pode ver","step.exposed.done":"{count} coisas estão expostas ao Assist.","step.exposed.open":"Ainda nada está exposto ao Assist.","step.memory":"O diário","step.memory.done":"O que se diz fica nesta casa.","step.memory.open":"A memória está desligada.","step.memory.days":"Durante {days} dias.","step.memory.always":"Enquanto quiser.","conversations.about":"O que foi ouvido, feito e respondido. O mais recente primeiro; o novo aparece sozinho.","conversations.own":"Os seus próprios turnos. O mais recente primeiro; o novo aparece sozinho.","conversations.none":"Ainda não se disse nada.","conversations.forgotten":"Esquecido a pedido de alguém","conversations.good":"Estava certo","conversations.bad":"Estava errado","conversations.replay":"Repetir","conversations.replay_about":"Pergunta outra vez ao modelo; nada acontece em casa.","conversations.details":"Pormenores","memory.about":"O que o Jarvis sabe da família, e tudo o que foi dito.","memory.own":"O que o Jarvis sabe sobre si.","memory.kind":"O que é mostrado","memory.kind.fact":"Factos","memory.kind.said":"O que foi dito","memory.kind.reply":"O que foi respondido","memory.kind.summary":"Resumos","memory.export":"Exportar","memory.none":"Não há nada aqui.","memory.private":"Privado","memory.sure":"Esquecer para sempre?","models.none":"Ainda não há nenhum motor.","models.add":"Adicionar um motor","models.well":"Pronto","models.ill":"Sem resposta","models.model":"Modelo","models.context":"Contexto","models.where":"Onde","models.local":"Na sua casa","models.cloud":"Fora da sua casa","models.speed":"Velocidade","models.first":"Primeira palavra após","models.used":"Usado até agora","models.cost":"Custo","models.measure":"Medir","models.measured":"{model}: escreve {writes} e lê {reads} tokens por segundo; pronto após {load} s.","models.list":"Modelos","models.tools":"sabe usar ferramentas","models.pull":"Transferir","models.pull_name":"Nome de um modelo","models.pulling":"A transferir {model} …","models.pulled":"{model} já está.","models.days":"Tokens por dia","commands.about":"O que funciona sem modelo de linguagem. Toque numa frase para a experimentar.","commands.off":"Desligado","commands.try":"Experimentar","safety.rules":"As suas regras","safety.no_rules":"Não tem regras; valem as predefinições.","safety.add":"Adicionar uma regra","safety.matrix":"O que se pergunta antes de fazer algo","safety.about":"Vale o mais rigoroso das suas regras e das predefinições. Uma alteração aqui cria uma regra.","safety.count":"{n} coisas","safety.default":"Predefinição","safety.matches":"Aplica-se a {n}","safety.nothing":"Não se aplica a nada","safety.anything":"Tudo o que lá se disser","tier.free":"Feito logo","tier.say":"Feito e dito","tier.confirm":"Pergunta antes","tier.pin":"Pede o PIN","tier.never":"Nunca","plans.none":"Não há nada planeado.","plans.timer":"Temporizadores","plans.alarm":"Alarmes","plans.reminder":"Lembretes","plans.command":"Comandos planeados","plans.timer.one":"Temporizador","plans.alarm.one":"Alarme","plans.reminder.one":"Lembrete","plans.command.one":"Comando","plans.cancel":"Cancelar","plans.paused":"em pausa, faltam {left}","plans.awaits":"espera por {name}","selftest.about":"Forma frases com os nomes da sua casa e vê se um modelo as percebe. Nada é executado. Demora um pouco.","selftest.count":"Frases","selftest.models":"Comparar modelos","selftest.run":"Começar o teste","selftest.results":"Resultados","selftest.right":"Certas","selftest.seconds":"Tempo habitual","selftest.best":"O melhor para esta casa: {model}","selftest.wrong":"O que {model} percebeu mal","lane.sentence":"Frase conhecida","lane.fuzzy":"Percebido sem modelo","lane.fast":"Sem modelo","lane.command":"Comando","lane.consent":"Consentimento","lane.confirm":"Consentimento","lane.undo":"Anulado","lane.model":"Modelo de linguagem","lane.none":"Ninguém pôde responder","lane.silence":"Ruído","lane.task":"Tarefa","lane.replay":"Repetição","trace.heard":"Ouvido","trace.routed":"Percebido","trace.not_routed":"Deixado ao modelo","trace.intent":"Feito","trace.tool":"Ferramenta","trace.plan":"Plano","trace.no_plan":"Sem plano","trace.recall":"Lembrado","trace.remember":"Guardado","trace.brief":"Instruções","trace.table":"Ferramentas escolhidas","trace.candidates":"Coisas possíveis","trace.model_call":"Modelo","trace.command_ran":"Resultado","trace.command":"Comando","trace.command_run":"Comando","trace.answered":"Resposta","trace.consent":"Consentimento","fact.text":"Texto","fact.area":"Divisão","fact.satellite":"Satélite","fact.lane":"Via","fact.why":"Porquê","fact.engine":"Motor","fact.model":"Modelo","fact.result":"Resultado","fact.arguments":"Argumentos","origin.user":"dito por alguém","origin.owner":"escrito pelo dono","origin.model":"anotado pelo modelo","origin.assistant":"respondido pelo Jarvis","origin.tool":"de uma ferramenta","branch.user":"Pessoas","branch.directives":"Desejos","branch.world":"Mundo","not_ready.not_installed":"Não foi possível instalar algo de que precisa.","not_ready.not_started":"Não foi possível iniciar.","engine_error.engine_unreachable":"O servidor não responde.","engine_error.engine_timeout":"O servidor demora demasiado.","engine_error.engine_unauthorized":"O servidor recusa a chave.","engine_error.engine_model_not_found":"O servidor não tem este modelo.","engine_error.engine_overloaded":"O servidor está sobrecarregado."};var et={"page.start":"Başlangıç","page.conversations":"Konuşmalar","page.memory":"Bellek","page.models":"Modeller","page.commands":"Komutlar","page.safety":"Güvenlik","page.plans":"Planlar","page.selftest":"Öz sınama",away:"Jarvis yeniden başlıyor. Bu sayfa birazdan kendiliğinden devam eder.",all:"Hepsi",cancel:"Vazgeç",change:"Değiştir",delete:"Sil",done:"Tamam",edit:"Düzenle",more:"Daha fazla göster",open:"Yapılacak",save:"Kaydet",search:"Ara",working:"Bir dakika …","unit.seconds":"{n} sn","unit.tokens":"{n} belirteç","unit.rate":"saniyede {n} belirteç","start.try":"Dene","start.example":"mutfak ışığını aç","start.ask":"Sor","start.how":"Bu nasıl oldu?","start.setup":"Kurulum","start.version":"Sürüm {version}","start.days":"Son iki hafta","start.lanes":"Günlük konuşmalar; koyu bölüm modele gerek duymadı","start.waits":"Konuşma başına saniye; koyu: yarısı daha hızlı","start.turns_of":"{turns} konuşma, {fast} tanesi modelsiz","start.wait_of":"yarısı {middle} içinde, neredeyse hepsi {slow} içinde","step.engine":"Bir dil modeli","step.engine.done":"{count} motordan {well} tanesi yanıt veriyor.","step.engine.open":"{count} motordan hiçbiri yanıt vermiyor. Komutlar yine de çalışır.","step.assistant":"Asistanınız Jarvis’e soruyor","step.assistant.done":"“{name}” asistanı Jarvis’e soruyor.","step.assistant.open":"“{name}” asistanı başkasına soruyor.","step.assistant.use":"Jarvis’i kullan","step.exposed":"Jarvis’in görebildikleri","step.exposed.done":"Assist’e açık olanlar: {count}.","step.exposed.open":"Assist’e henüz hiçbir şey açık değil.","step.memory":"Günlük","step.memory.done":"Söylenenler bu evde kalır.","step.memory.open":"Bellek kapalı.","step.memory.days":"{days} gün boyunca.","step.memory.always":"İstediğiniz kadar.","conversations.about":"Duyulanlar, yapılanlar, verilen yanıtlar. En yenisi başta; yeniler kendiliğinden görünür.","conversations.own":"Kendi konuşmalarınız. En yenisi başta; yeniler kendiliğinden görünür.","conversations.none":"Henüz bir şey söylenmedi.","conversations.forgotten":"İstek üzerine unutuldu","conversations.good":"Bu doğruydu","conversations.bad":"Bu yanlıştı","conversations.replay":"Yeniden dene","conversations.replay_about":"Modele bir kez daha sorar; evde hiçbir şey yapılmaz.","conversations.details":"Ayrıntılar","memory.about":"Jarvis’in ev halkı hakkında bildikleri ve söylenen her şey.","memory.own":"Jarvis’in sizin hakkınızda bildikleri.","memory.kind":"Gösterilenler","memory.kind.fact":"Bilgiler","memory.kind.said":"Söylenenler","memory.kind.reply":"Verilen yanıtlar","memory.kind.summary":"Özetler","memory.export":"Dışa aktar","memory.none":"Burada bir şey yok.","memory.private":"Özel","memory.sure":"Kalıcı olarak unutulsun mu?","models.none":"Henüz motor yok.","models.add":"Motor ekle","models.well":"Hazır","models.ill":"Ulaşılamıyor","models.model":"Model","models.context":"Bağlam","models.where":"Yer","models.local":"Evinizde","models.cloud":"Evinizin dışında","models.speed":"Hız","models.first":"İlk söze kadar","models.used":"Şimdiye dek kullanılan","models.cost":"Maliyet","models.measure":"Ölç","models.measured":"{model}: saniyede {writes} belirteç yazar, {reads} belirteç okur; {load} sn sonra hazır.","models.list":"Modeller","models.tools":"araç kullanabilir","models.pull":"İndir","models.pull_name":"Model adı","models.pulling":"{model} indiriliyor …","models.pulled":"{model} hazır.","models.days":"Günlük belirteç","commands.about":"Dil modeli olmadan çalışanlar. Denemek için bir cümleye dokunun.","commands.off":"Kapalı","commands.try":"Dene","safety.rules":"Kurallarınız","safety.no_rules":"Kuralınız yok; varsayılanlar geçerli.","safety.add":"Kural ekle","safety.matrix":"Bir şey yapılmadan önce sorulanlar","safety.about":"Kurallarınız ile varsayılanlardan en katısı geçerlidir. Buradaki değişiklik kural olur.","safety.count":"{n} şey","safety.default":"Varsayılan","safety.matches":"Kapsadığı: {n}","safety.nothing":"Hiçbir şeyi kapsamıyor","safety.anything":"Orada söylenen her şey","tier.free":"Hemen yapılır","tier.say":"Yapılır ve söylenir","tier.confirm":"Önce sorar","tier.pin":"PIN sorar","tier.never":"Asla","plans.none":"Planlanmış bir şey yok.","plans.timer":"Zamanlayıcılar","plans.alarm":"Alarmlar","plans.reminder":"Hatırlatıcılar","plans.command":"Planlanan komutlar","plans.timer.one":"Zamanlayıcı","plans.alarm.one":"Alarm","plans.reminder.one":"Hatırlatıcı","plans.command.one":"Komut","plans.cancel":"İptal et","plans.paused":"duraklatıldı, kalan {left}","plans.awaits":"{name} bekleniyor","selftest.about":"Evinizdeki adlardan cümleler kurar ve bir modelin anlayıp anlamadığına bakar. Hiçbir şey yapılmaz. Biraz sürer.","selftest.count":"Cümleler","selftest.models":"Modelleri karşılaştır","selftest.run":"Sınamayı başlat","selftest.results":"Sonuçlar","selftest.right":"Doğru","selftest.seconds":"Olağan süre","selftest.best":"Bu ev için en iyisi: {model}","selftest.wrong":"{model} neyi yanlış anladı","lane.sentence":"Bilinen cümle","lane.fuzzy":"Modelsiz anlaşıldı","lane.fast":"Modelsiz","lane.command":"Komut","lane.consent":"Onay","lane.confirm":"Onay","lane.undo":"Geri alındı","lane.model":"Dil modeli","lane.none":"Kimse yanıtlayamadı","lane.silence":"Gürültü","lane.task":"Görev","lane.replay":"Yeniden deneme","trace.heard":"Duyuldu","trace.routed":"Anlaşıldı","trace.not_routed":"Modele bırakıldı","trace.intent":"Yapıldı","trace.tool":"Araç","trace.plan":"Plan","trace.no_plan":"Plan yok","trace.recall":"Anımsandı","trace.remember":"Saklandı","trace.brief":"İstem","trace.table":"Seçilen araçlar","trace.candidates":"Olası şeyler","trace.model_call":"Model","trace.command_ran":"Sonuç","trace.command":"Komut","trace.command_run":"Komut","trace.answered":"Yanıt","trace.consent":"Onay","fact.text":"Metin","fact.area":"Oda","fact.satellite":"Uydu","fact.lane":"Yol","fact.why":"Neden","fact.engine":"Motor","fact.model":"Model","fact.result":"Sonuç","fact.arguments":"Değerler","origin.user":"biri söyledi","origin.owner":"ev sahibi yazdı","origin.model":"model not etti","origin.assistant":"Jarvis yanıtladı","origin.tool":"bir araçtan","branch.user":"İnsanlar","branch.directives":"İstekler","branch.world":"Dünya","not_ready.not_installed":"Gerekli bir şey kurulamadı.","not_ready.not_started":"Başlatılamadı.","engine_error.engine_unreachable":"Sunucu yanıt vermiyor.","engine_error.engine_timeout":"Sunucu çok geç yanıt veriyor.","engine_error.engine_unauthorized":"Sunucu anahtarı kabul etmiyor.","engine_error.engine_model_not_found":"Bu model sunucuda yok.","engine_error.engine_overloaded":"Sunucu aşırı yüklü."};var Nt={de:Ke,en:xe,es:Fe,fr:Ve,it:Ge,ja:Ze,nl:Ye,pl:Qe,pt:Xe,tr:et};function tt(r,s){return Nt[r.split("-")[0]]?.[s]??xe[s]}function st(r){return(s,e={})=>(tt(r,s)??s).replace(/\{(\w+)\}/g,(t,a)=>String(e[a]??""))}function at(r,s,e){return tt(r,`${s}.${e}`)??e.replaceAll("_"," ")}var re=class{constructor(s){this.hass=s;this.language=s.language,this.locale=s.locale?.language??s.language,this.t=st(this.language),this.admin=s.user.is_admin}ask(s,e={}){return this.hass.connection.sendMessagePromise({type:`jarvis/${s}`,...e})}watch(s,e,t={}){return this.hass.connection.subscribeMessage(e,{type:`jarvis/${s}`,...t})}async act(s,e){return(await this.hass.connection.sendMessagePromise({type:"call_service",domain:"jarvis",service:s,service_data:e,return_response:!0})).response}name(s,e){return at(this.language,s,e)}when(s){let t=s.toDateString()===new Date().toDateString()?{}:{day:"numeric",month:"short"};return this.format({hour:"2-digit",minute:"2-digit",...t},s)}day(s){return this.format({day:"numeric",month:"short"},s)}date(s){return String(new Date(s*1e3).getUTCDate())}number(s,e=0){return s==null?"–":new Intl.NumberFormat(this.locale,{maximumFractionDigits:e}).format(s)}seconds(s){let e=s>0&&s<10?`<${this.number(.01,2)}`:this.number(s/1e3,s<1e4?2:0);return this.t("unit.seconds",{n:e})}money(s){let e=this.hass.config.currency;return new Intl.NumberFormat(this.locale,{style:"currency",currency:e,maximumFractionDigits:4}).format(s)}format(s,e){return new Intl.DateTimeFormat(this.locale,{timeZone:this.hass.config.time_zone,...s}).format(e)}};function q(r){let s=r?.message;return typeof s=="string"&&s?s:String(r)}var g=class extends x{constructor(){super(...arguments);this.trouble="";this.busy="";this.loading=!1;this.again=!1}connectedCallback(){super.connectedCallback(),this.reload()}concerns(e){return!1}hear(e){(e.topic==="loaded"||this.concerns(e))&&this.reload()}async reload(){if(this.again=!0,!this.loading){this.loading=!0;try{for(;this.again;)this.again=!1,await this.load(),this.trouble=""}catch(e){this.trouble=q(e)}finally{this.loading=!1,this.requestUpdate()}}}async doing(e,t){if(!this.busy){this.busy=e;try{await t(),this.trouble=""}catch(a){this.trouble=q(a)}finally{this.busy=""}}}renderTrouble(){return this.trouble?i`<p class="trouble" role="alert" dir="auto">${this.trouble}</p>`:l}go(e,t={}){this.dispatchEvent(new CustomEvent("go",{detail:{page:e,...t},bubbles:!0,composed:!0}))}};m([w({attribute:!1})],g.prototype,"ctx",2),m([u()],g.prototype,"trouble",2),m([u()],g.prototype,"busy",2);var v=b`
  :host {
    display: block;
    color: var(--primary-text-color);
    font-size: 14px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  * {
    box-sizing: border-box;
  }
  section {
    background: var(--ha-card-background, var(--card-background-color));
    border: 1px solid var(--divider-color);
    border-radius: var(--ha-card-border-radius, 12px);
    padding: 16px;
    margin: 0 0 16px;
    min-width: 0;
  }
  h2 {
    font-size: 18px;
    font-weight: 500;
    margin: 0 0 8px;
  }
  h3 {
    font-size: 15px;
    font-weight: 500;
    margin: 0;
  }
  p {
    margin: 4px 0 8px;
  }
  .soft {
    color: var(--secondary-text-color);
  }
  .trouble {
    border: 1px solid var(--error-color);
    border-inline-start-width: 6px;
    border-radius: 6px;
    padding: 8px 12px;
    background: var(--ha-card-background, var(--card-background-color));
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .row > .wide {
    flex: 1 1 220px;
    min-width: 0;
  }
  ul.list,
  ol.list {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  ul.list > li,
  ol.list > li {
    padding: 12px 0;
    border-top: 1px solid var(--divider-color);
    overflow-wrap: anywhere;
  }
  ul.list > li:first-child,
  ol.list > li:first-child {
    border-top: 0;
  }
  .chip {
    display: inline-block;
    border: 1px solid var(--divider-color);
    border-radius: 999px;
    padding: 1px 10px;
    font-size: 12px;
    white-space: nowrap;
  }
  .chip.good {
    border-color: var(--success-color);
  }
  .chip.bad {
    border-color: var(--error-color);
  }
  button,
  .button {
    font: inherit;
    color: var(--primary-text-color);
    background: color-mix(in srgb, var(--primary-color) 12%, var(--ha-card-background, var(--card-background-color)));
    border: 1px solid color-mix(in srgb, var(--primary-color) 55%, var(--divider-color));
    border-radius: 8px;
    min-height: 36px;
    padding: 6px 14px;
    cursor: pointer;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  button.plain {
    background: none;
    border-color: var(--divider-color);
  }
  button.bare {
    background: none;
    border: 0;
    border-radius: 6px;
    padding: 4px;
    text-align: start;
  }
  button[aria-pressed="true"] {
    border-width: 2px;
    border-color: var(--primary-color);
    background: color-mix(in srgb, var(--primary-color) 30%, var(--ha-card-background, var(--card-background-color)));
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  button:focus-visible,
  a:focus-visible,
  input:focus-visible,
  select:focus-visible,
  textarea:focus-visible,
  summary:focus-visible {
    outline: 3px solid var(--primary-color);
    outline-offset: 2px;
  }
  input:not([type="checkbox"]),
  select,
  textarea {
    font: inherit;
    color: var(--primary-text-color);
    background: var(--primary-background-color);
    border: 1px solid var(--secondary-text-color);
    border-radius: 8px;
    min-height: 36px;
    padding: 6px 10px;
    max-width: 100%;
  }
  select {
    cursor: pointer;
  }
  textarea {
    width: 100%;
    min-height: 72px;
    resize: vertical;
  }
  a {
    color: inherit;
  }
  label.switch {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    cursor: pointer;
    min-height: 36px;
  }
  input[role="switch"] {
    appearance: none;
    width: 40px;
    height: 22px;
    margin: 0;
    border-radius: 11px;
    border: 1px solid var(--secondary-text-color);
    background: var(--primary-background-color);
    position: relative;
    cursor: pointer;
    flex: none;
  }
  input[role="switch"]::before {
    content: "";
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--secondary-text-color);
    transition: inset-inline-start 0.12s;
  }
  input[role="switch"]:checked {
    background: color-mix(in srgb, var(--primary-color) 55%, transparent);
    border-color: var(--primary-color);
  }
  input[role="switch"]:checked::before {
    inset-inline-start: 20px;
    background: var(--primary-text-color);
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: 4px 0;
    padding: 8px;
    border-radius: 6px;
    background: var(--primary-background-color);
    font-size: 12px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
    gap: 16px;
  }
  .cards > section {
    margin: 0;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
    margin: 8px 0;
  }
  dt {
    color: var(--secondary-text-color);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    accent-color: var(--primary-color);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;var R=class extends g{constructor(){super(...arguments);this.commands=[];this.problems=[];this.text=""}async load(){let e=await this.ctx.ask("commands/list",{language:this.ctx.language});this.commands=e.commands,this.problems=e.problems}concerns(e){return e.topic==="commands"}turn(e,t){this.doing(e.name,async()=>{await this.ctx.ask("commands/switch",{command:e.name,enabled:t}),await this.reload()})}render(){let{t:e}=this.ctx,t=this.text.toLowerCase(),a=this.commands.filter(o=>[o.title,...o.examples].some(n=>n.toLowerCase().includes(t))).sort((o,n)=>o.title.localeCompare(n.title,this.ctx.language));return i`
      ${this.renderTrouble()}
      <section aria-labelledby="commands">
        <h2 id="commands">${e("page.commands")}</h2>
        <p class="soft">${e("commands.about")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${e("search")}
            placeholder=${e("search")}
            @input=${o=>this.text=o.target.value}
          />
        </div>
        ${this.problems.map(o=>i`<p class="trouble" dir="auto">${o.command?`${o.command}: `:""}${o.reason}</p>`)}
      </section>
      <div class="cards">${a.map(o=>this.renderCommand(o))}</div>
    `}renderCommand(e){let{t}=this.ctx,a=`command-${e.name}`;return i`<section aria-labelledby=${a}>
      <div class="row">
        <h3 id=${a} class="wide" dir="auto">${e.title}</h3>
        ${this.ctx.admin?i`<label class="switch">
              <input
                type="checkbox"
                role="switch"
                aria-label=${e.title}
                .checked=${e.enabled}
                ?disabled=${this.busy!==""}
                @change=${o=>this.turn(e,o.target.checked)}
              />
            </label>`:e.enabled?l:i`<span class="chip">${t("commands.off")}</span>`}
      </div>
      ${e.built_in?l:i`<p class="soft" dir="auto">${e.description}</p>`}
      ${e.enabled&&e.not_ready?i`<p class="trouble">${this.ctx.name("not_ready",e.not_ready)}</p>`:l}
      <ul class="list">
        ${e.examples.map(o=>i`<li>
              <button
                class="bare"
                dir="auto"
                title=${t("commands.try")}
                @click=${()=>this.go("start",{words:o})}
              >
                “${o}”
              </button>
            </li>`)}
      </ul>
    </section>`}};R.styles=v,m([u()],R.prototype,"commands",2),m([u()],R.prototype,"problems",2),m([u()],R.prototype,"text",2),R=m([f("jarvis-commands")],R);var ke={good:"mdi:thumb-up-outline",bad:"mdi:thumb-down-outline"},Ot=new Set(["name","at_ms","took_ms","secrets","language"]),qt=new Set(["text","area","why","engine","model"]),k=class extends g{constructor(){super(...arguments);this.open="";this.turns=[];this.next=null}async load(){let e=await this.ctx.ask("turns/list",{limit:30});this.turns=e.turns,this.next=e.next,this.open&&this.whole?.turn.id!==this.open&&await this.show(this.open)}willUpdate(e){e.has("open")&&e.get("open")!==void 0&&this.open&&this.doing("get",()=>this.show(this.open))}hear(e){let t=e.turn;t?this.turns=[t,...this.turns.filter(a=>a.id!==t.id)]:super.hear(e)}async show(e){this.replayed=void 0,this.whole=await this.ctx.ask("turns/get",{trace_id:e}),this.turns.some(t=>t.id===e)||(this.turns=[this.whole.turn,...this.turns])}toggle(e){this.whole?.turn.id===e?this.whole=void 0:this.doing("get",()=>this.show(e))}async more(){let e=await this.ctx.ask("turns/list",{limit:50,before:this.next}),t=new Set(this.turns.map(a=>a.id));this.turns=[...this.turns,...e.turns.filter(a=>!t.has(a.id))],this.next=e.next}async judge(e,t){await this.ctx.ask("traces/feedback",{trace_id:e.id,label:t}),this.turns=this.turns.map(a=>a.id===e.id?{...a,feedback:t}:a)}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      <section aria-labelledby="turns">
        <h2 id="turns">${e("page.conversations")}</h2>
        <p class="soft">${e(this.ctx.admin?"conversations.about":"conversations.own")}</p>
        ${this.turns.length?l:i`<p>${e("conversations.none")}</p>`}
        <ol class="list">
          ${this.turns.map(t=>this.renderTurn(t))}
        </ol>
        ${this.next===null?l:i`<button class="plain" ?disabled=${this.busy!==""} @click=${()=>this.doing("more",()=>this.more())}>
              ${e("more")}
            </button>`}
      </section>
    `}renderTurn(e){let{t}=this.ctx,a=this.whole?.turn.id===e.id,o=e.stop==="failed"||e.stop==="out_of_time";return i`<li>
      <button class="bare turn" aria-expanded=${a} @click=${()=>this.toggle(e.id)}>
        <div class="words" dir="auto">${e.forgotten?t("conversations.forgotten"):e.words??"–"}</div>
        <div dir="auto">${e.answer??""}</div>
        <div class="row meta soft">
          <span class="chip ${o?"bad":""}">${this.ctx.name("lane",e.lane)}</span>
          ${e.engine?i`<span class="chip" dir="auto">${e.engine}${e.model?` · ${e.model}`:""}</span>`:l}
          <span>${this.ctx.seconds(e.took_ms)}</span>
          <span>${this.ctx.when(new Date(e.at*1e3))}</span>
          ${e.who?i`<bdi>${e.who}</bdi>`:l} ${e.where?i`<bdi>${e.where}</bdi>`:l}
          ${e.feedback?this.renderThumb(e.feedback):l}
        </div>
      </button>
      ${a&&this.whole?this.renderDetail(e,this.whole.trace):l}
    </li>`}renderThumb(e){return i`<ha-icon icon=${ke[e]} role="img" aria-label=${this.ctx.t(`conversations.${e}`)}></ha-icon>`}renderDetail(e,t){let{t:a}=this.ctx;return i`<div class="detail">
      ${this.ctx.admin?i`<div class="row">
            <button
              class="plain"
              aria-label=${a("conversations.good")}
              aria-pressed=${e.feedback==="good"}
              @click=${()=>this.doing("good",()=>this.judge(e,"good"))}
            >
              <ha-icon icon=${ke.good}></ha-icon>
            </button>
            <button
              class="plain"
              aria-label=${a("conversations.bad")}
              aria-pressed=${e.feedback==="bad"}
              @click=${()=>this.doing("bad",()=>this.judge(e,"bad"))}
            >
              <ha-icon icon=${ke.bad}></ha-icon>
            </button>
            <button
              ?disabled=${this.busy!==""||!e.words}
              @click=${()=>this.doing("replay",async()=>{this.replayed=await this.ctx.act("replay",{trace_id:e.id})})}
            >
              ${this.busy==="replay"?a("working"):a("conversations.replay")}
            </button>
            <span class="soft">${a("conversations.replay_about")}</span>
          </div>`:l}
      ${this.replayed?this.renderReplayed(this.replayed):l}
      <ol class="list steps">
        ${t.steps.map(o=>this.renderStep(o))}
      </ol>
    </div>`}renderReplayed(e){return i`<div role="status">
      <h3>${this.ctx.t("lane.replay")}</h3>
      <p dir="auto" class="replayed">${e.content||"–"}</p>
      ${e.tools?.length?i`<ul>
            ${e.tools.map(t=>i`<li><code>${t.tool}</code> ${JSON.stringify(t.arguments)}</li>`)}
          </ul>`:l}
    </div>`}renderStep(e){let t=Object.entries(e).filter(([n,c])=>!Ot.has(n)&&c!==null&&c!==""&&!(Array.isArray(c)&&!c.length)),a=t.filter(([n,c])=>qt.has(n)&&typeof c!="object"&&String(c).length<=500),o=t.filter(n=>!a.includes(n));return i`<li>
      <span class="took soft">${e.took_ms?this.ctx.seconds(e.took_ms):""}</span>
      <strong>${this.ctx.name("trace",e.name)}</strong>
      ${a.map(([n,c])=>i`<div dir="auto"><span class="soft">${this.ctx.name("fact",n)}:</span> ${String(c)}</div>`)}
      ${o.length?i`<details>
            <summary class="soft">${this.ctx.t("conversations.details")}</summary>
            ${o.map(([n,c])=>i`<div class="soft">${this.ctx.name("fact",n)}</div>
                  <pre dir="auto">${typeof c=="string"?c:JSON.stringify(c,null,1)}</pre>`)}
          </details>`:l}
    </li>`}};k.styles=[v,b`
      .turn {
        display: block;
        width: 100%;
        border-radius: 6px;
      }
      .words {
        font-weight: 500;
      }
      .meta {
        font-size: 12px;
        gap: 6px;
        margin-top: 4px;
      }
      .detail {
        margin-top: 12px;
        padding-inline-start: 12px;
        border-inline-start: 3px solid var(--primary-color);
      }
      ha-icon {
        --mdc-icon-size: 18px;
      }
      .steps > li {
        padding: 6px 0;
      }
      .steps .took {
        float: inline-end;
      }
    `],m([w()],k.prototype,"open",2),m([u()],k.prototype,"turns",2),m([u()],k.prototype,"next",2),m([u()],k.prototype,"whole",2),m([u()],k.prototype,"replayed",2),k=m([f("jarvis-conversations")],k);var Ht=["fact","said","reply","summary",""],ie=50,ot=500,Ut=250,_=class extends g{constructor(){super(...arguments);this.memories=[];this.more=!1;this.kind="fact";this.text="";this.timer=0}async load(){this.memories=await this.list({limit:ie}),this.more=this.memories.length===ie}concerns(e){return e.topic==="turn"&&this.editing===void 0&&this.deleting===void 0}disconnectedCallback(){super.disconnectedCallback(),window.clearTimeout(this.timer)}async list(e){let t={text:this.text,language:this.ctx.language,...this.kind?{kind:this.kind}:{},...e};return(await this.ctx.ask("memory/list",t)).memories}search(e){this.text=e.target.value,window.clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.reload()},Ut)}async further(){let e=await this.list({limit:ie,before:this.memories.at(-1)?.id});this.memories=[...this.memories,...e],this.more=e.length===ie}async export(){let e=[],t;for(;;){let o=await this.ctx.ask("memory/list",{limit:ot,...t===void 0?{}:{before:t}});if(e.push(...o.memories.map(n=>JSON.stringify(n))),o.memories.length<ot)break;t=o.memories.at(-1)?.id}let a=document.createElement("a");a.href=URL.createObjectURL(new Blob([`${e.join(`
`)}
`],{type:"application/x-ndjson"})),a.download="jarvis-memory.jsonl",a.click(),URL.revokeObjectURL(a.href)}async save(e,t){t.preventDefault();let a=new FormData(t.target).get("text")?.toString().trim();await this.doing("save",async()=>{a&&a!==e.text&&await this.ctx.ask("memory/edit",{memory_id:e.id,text:a}),this.editing=void 0,await this.reload()})}async erase(e){await this.doing("erase",async()=>{await this.ctx.ask("memory/delete",{memory_ids:[e.id]}),this.deleting=void 0,await this.reload()})}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      <section aria-labelledby="memory">
        <h2 id="memory">${e("page.memory")}</h2>
        <p class="soft">${e(this.ctx.admin?"memory.about":"memory.own")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${e("search")}
            placeholder=${e("search")}
            @input=${this.search}
          />
          <select
            aria-label=${e("memory.kind")}
            @change=${t=>{this.kind=t.target.value,this.reload()}}
          >
            ${Ht.map(t=>i`<option value=${t} ?selected=${t===this.kind}>
                  ${e(t?`memory.kind.${t}`:"all")}
                </option>`)}
          </select>
          <button class="plain" ?disabled=${this.busy!==""} @click=${()=>this.doing("export",()=>this.export())}>
            ${this.busy==="export"?e("working"):e("memory.export")}
          </button>
        </div>
        ${this.memories.length||this.trouble?l:i`<p>${e("memory.none")}</p>`}
        <ul class="list">
          ${this.memories.map(t=>this.renderMemory(t))}
        </ul>
        ${this.more?i`<button class="plain" ?disabled=${this.busy!==""} @click=${()=>this.doing("more",()=>this.further())}>
              ${e("more")}
            </button>`:l}
      </section>
    `}renderMemory(e){let{t}=this.ctx;return this.editing===e.id?i`<li>
        <form @submit=${a=>this.save(e,a)}>
          <textarea name="text" dir="auto" maxlength="8000" aria-label=${t("edit")} .value=${e.text}></textarea>
          <div class="row">
            <button ?disabled=${this.busy!==""}>${t("save")}</button>
            <button type="button" class="plain" @click=${()=>this.editing=void 0}>${t("cancel")}</button>
          </div>
        </form>
      </li>`:i`<li class="row">
      <div class="wide">
        <div dir="auto">${e.text}</div>
        <div class="row soft">
          ${e.branch?i`<span class="chip">${this.ctx.name("branch",e.branch)}</span>`:l}
          <span>${this.ctx.name("origin",e.origin)}</span>
          <span>${this.ctx.when(new Date(e.at))}</span>
          ${e.private?i`<span class="chip">${t("memory.private")}</span>`:l}
        </div>
      </div>
      ${this.deleting===e.id?i`<div class="row" role="alert">
            <span>${t("memory.sure")}</span>
            <button class="erase" ?disabled=${this.busy!==""} @click=${()=>this.erase(e)}>${t("delete")}</button>
            <button class="plain" @click=${()=>this.deleting=void 0}>${t("cancel")}</button>
          </div>`:i`<div class="row">
            ${e.kind==="fact"?i`<button
                  class="plain"
                  aria-label=${`${t("edit")}: ${e.text}`}
                  @click=${()=>this.editing=e.id}
                >
                  ${t("edit")}
                </button>`:l}
            <button
              class="plain"
              aria-label=${`${t("delete")}: ${e.text}`}
              @click=${()=>this.deleting=e.id}
            >
              ${t("delete")}
            </button>
          </div>`}
    </li>`}};_.styles=v,m([u()],_.prototype,"memories",2),m([u()],_.prototype,"more",2),m([u()],_.prototype,"kind",2),m([u()],_.prototype,"editing",2),m([u()],_.prototype,"deleting",2),_=m([f("jarvis-memory")],_);var _e=86400;function le(r,s){let e=Math.floor(Date.now()/1e3/_e)*_e;return Array.from({length:s},(t,a)=>{let o=e-(s-1-a)*_e,n={day:o,turns:0,lanes:{},fast_lane_share:null,turn_ms:{p50:null,p95:null},tokens:{total:null},cost:null};return r.find(c=>c.day===o)??n})}var Q=96,W=28;function X(r,s,e){let t=Math.max(1,...s.map(n=>n.value)),a=Math.max(W,s.length*W),o=n=>n/t*Q;return i`
    <figure style="margin:0;overflow-x:auto" tabindex="0" role="group" aria-label=${r}>
      <svg
        viewBox="0 -16 ${a} ${Q+34}"
        style="width:100%;max-width:${a*1.6}px;min-width:${a*.7}px;display:block"
        aria-hidden="true"
      >
        <text x="4" y="-6" font-size="9" fill="var(--secondary-text-color)">${e(Math.max(0,...s.map(n=>n.value)))}</text>
        ${s.map((n,c)=>{let d=c*W+4,p=n.part??n.value;return We`<g>
            <title>${n.words}</title>
            <rect x=${d} y=${Q-o(n.value)} width=${W-8} height=${o(n.value)} rx="2"
              fill="var(--primary-color)" opacity="0.35"></rect>
            <rect x=${d} y=${Q-o(p)} width=${W-8} height=${o(p)} rx="2"
              fill="var(--primary-color)"></rect>
            <text x=${d+(W-8)/2} y=${Q+13} text-anchor="middle" font-size="9"
              fill="var(--secondary-text-color)">${n.label}</text>
          </g>`})}
      </svg>
      <ul class="hidden">
        ${s.map(n=>i`<li>${n.words}</li>`)}
      </ul>
    </figure>
  `}var Lt=1e9,nt=14,rt=43200,z=class extends g{constructor(){super(...arguments);this.engines=[];this.days=[];this.models={};this.speeds={};this.downloads={}}async load(){this.engines=(await this.ctx.ask("engines/list")).engines,this.days=(await this.ctx.ask("turns/days",{days:nt})).days}concerns(e){return e.topic==="engines"||e.topic==="turn"}async measure(e){try{let t=await this.ctx.ask("engines/measure",{engine_id:e.id});this.speeds={...this.speeds,[e.id]:t}}catch(t){this.speeds={...this.speeds,[e.id]:q(t)}}}async list(e){let t=await this.ctx.ask("engines/models",{engine_id:e.id});this.models={...this.models,[e.id]:t.models}}async pull(e,t){t.preventDefault();let a=new FormData(t.target).get("model")?.toString().trim();if(!a)return;let o=n=>{this.downloads={...this.downloads,[e.id]:{...this.downloads[e.id],...n}}};this.downloads={...this.downloads,[e.id]:{model:a,part:null}},await this.doing("pull",async()=>{let n=await this.ctx.watch("engines/pull",c=>{c.error?o({trouble:this.ctx.name("engine_error",c.error),end:void 0}):c.done?(o({part:1,done:!0,end:void 0}),this.list(e)):o({part:c.part??null})},{engine_id:e.id,model:a});this.downloads[e.id].done||o({end:n})})}stop(e){this.downloads[e.id]?.end?.();let{[e.id]:t,...a}=this.downloads;this.downloads=a}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      ${this.engines.length?l:i`<section>
            <h2>${e("page.models")}</h2>
            <p>${e("models.none")}</p>
            <a class="button" href="/config/integrations/integration/jarvis">${e("models.add")}</a>
          </section>`}
      <div class="cards">${this.engines.map(t=>this.renderEngine(t))}</div>
      ${this.days.length?this.renderDays():l}
    `}renderEngine(e){let{t}=this.ctx,a=`engine-${e.id}`,o=e.tokens_per_second;return i`<section aria-labelledby=${a}>
      <div class="row">
        <h2 id=${a} class="wide" dir="auto">${e.title}</h2>
        <span class="chip ${e.connected?"good":"bad"}">${t(e.connected?"models.well":"models.ill")}</span>
      </div>
      ${e.error?i`<p class="trouble">${this.ctx.name("engine_error",e.error)}</p>`:l}
      <dl>
        <dt>${t("models.model")}</dt>
        <dd dir="auto">${e.model}</dd>
        <dt>${t("models.context")}</dt>
        <dd>${t("unit.tokens",{n:this.ctx.number(e.context)})}</dd>
        <dt>${t("models.where")}</dt>
        <dd>${t(e.local?"models.local":"models.cloud")}</dd>
        <dt>${t("models.speed")}</dt>
        <dd>${o===null?"–":t("unit.rate",{n:this.ctx.number(o,1)})}</dd>
        <dt>${t("models.first")}</dt>
        <dd>${e.first_token_ms===null?"–":this.ctx.seconds(e.first_token_ms)}</dd>
        <dt>${t("models.used")}</dt>
        <dd>${t("unit.tokens",{n:this.ctx.number(e.tokens.total)})}</dd>
        ${e.cost?i`<dt>${t("models.cost")}</dt>
              <dd>${this.ctx.money(e.cost)}</dd>`:l}
      </dl>
      <div class="row">
        <button
          ?disabled=${this.busy!==""}
          aria-label=${`${t("models.measure")}: ${e.title}`}
          @click=${()=>this.doing(`measure ${e.id}`,()=>this.measure(e))}
        >
          ${this.busy===`measure ${e.id}`?t("working"):t("models.measure")}
        </button>
        <button
          class="plain"
          ?disabled=${this.busy!==""}
          aria-label=${`${t("models.list")}: ${e.title}`}
          @click=${()=>this.doing("list",()=>this.list(e))}
        >
          ${t("models.list")}
        </button>
      </div>
      ${this.renderSpeed(this.speeds[e.id])} ${this.renderModels(e)}
      ${e.can_pull?this.renderPull(e):l}
    </section>`}renderSpeed(e){if(e===void 0)return l;if(typeof e=="string")return i`<p class="trouble" role="alert" dir="auto">${e}</p>`;let t={model:e.model,writes:this.ctx.number(e.writes),reads:this.ctx.number(e.reads),load:this.ctx.number(e.load_seconds,1)};return i`<p role="status" class="speed" dir="auto">${this.ctx.t("models.measured",t)}</p>`}renderModels(e){let t=this.models[e.id];return t?i`<ul class="list models">
      ${t.map(a=>{let o=[a.size===null?"":`${this.ctx.number(a.size/Lt,1)} GB`,a.parameters===null?"":`${this.ctx.number(a.parameters/1e9,1)} B`,a.tools?this.ctx.t("models.tools"):""];return i`<li>
          <span dir="auto">${a.name}</span> <span class="soft">${o.filter(Boolean).join(" · ")}</span>
        </li>`})}
    </ul>`:l}renderPull(e){let{t}=this.ctx,a=this.downloads[e.id];return a&&!a.done&&!a.trouble?i`<div role="status">
        <p dir="auto">${t("models.pulling",{model:a.model})}</p>
        <progress aria-label=${a.model} max="1" .value=${a.part??l}></progress>
        <button class="plain" @click=${()=>this.stop(e)}>${t("cancel")}</button>
      </div>`:i`<form class="row" style="margin-top:12px" @submit=${o=>this.pull(e,o)}>
        <input class="wide" name="model" maxlength="200" aria-label=${t("models.pull_name")} placeholder=${t("models.pull_name")} />
        <button class="plain" ?disabled=${this.busy!==""}>${t("models.pull")}</button>
      </form>
      ${a?.trouble?i`<p class="trouble" role="alert">${a.trouble}</p>`:l}
      ${a?.done?i`<p role="status" dir="auto">${t("models.pulled",{model:a.model})}</p>`:l}`}renderDays(){let{ctx:e}=this,t=le(this.days,nt).map(a=>{let o=e.day(new Date((a.day+rt)*1e3)),n=a.cost?` · ${e.money(a.cost)}`:"",c=a.tokens.total??0,d=`${o}: ${e.t("unit.tokens",{n:e.number(c)})}${n}`;return{label:e.date(a.day+rt),value:c,words:d}});return i`<section aria-labelledby="used" style="margin-top:16px">
      <h2 id="used">${e.t("models.days")}</h2>
      ${X(e.t("models.days"),t,a=>e.number(a))}
    </section>`}};z.styles=v,m([u()],z.prototype,"engines",2),m([u()],z.prototype,"days",2),m([u()],z.prototype,"models",2),m([u()],z.prototype,"speeds",2),m([u()],z.prototype,"downloads",2),z=m([f("jarvis-models")],z);var Wt=["timer","alarm","reminder","command"],J=class extends g{constructor(){super(...arguments);this.plans=[];this.clock=0}connectedCallback(){super.connectedCallback(),this.clock=window.setInterval(()=>{this.plans.some(e=>e.kind==="timer")&&this.requestUpdate()},1e3)}disconnectedCallback(){super.disconnectedCallback(),window.clearInterval(this.clock)}async load(){this.plans=(await this.ctx.ask("plans/list",{language:this.ctx.language})).plans}concerns(e){return e.topic==="plans"}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      ${this.plans.length?l:i`<section>
            <h2>${e("page.plans")}</h2>
            <p>${e("plans.none")}</p>
          </section>`}
      ${Wt.map(t=>{let a=this.plans.filter(o=>o.kind===t);return a.length?i`<section aria-labelledby=${t}>
          <h2 id=${t}>${e(`plans.${t}`)}</h2>
          <ul class="list">
            ${a.map(o=>this.renderPlan(o))}
          </ul>
        </section>`:l})}
    `}renderPlan(e){let{t}=this.ctx,a=e.text||t(`plans.${e.kind}.one`),o=[this.due(e),e.repeat??"",e.whom??"",e.where??""].filter(Boolean);return i`<li class="row">
      <div class="wide">
        <strong dir="auto">${a}</strong>
        <div class="soft" dir="auto">${o.join(" · ")}</div>
      </div>
      <button
        class="plain"
        ?disabled=${this.busy!==""}
        aria-label=${`${t("plans.cancel")}: ${a}`}
        @click=${()=>this.doing(e.id,()=>this.ctx.ask("plans/cancel",{plan_id:e.id}))}
      >
        ${t("plans.cancel")}
      </button>
    </li>`}due(e){let{t}=this.ctx;if(e.left!==null)return t("plans.paused",{left:it(e.left)});if(e.at===null)return t("plans.awaits",{name:e.awaits??"–"});let a=new Date(e.at);return e.kind==="timer"?it((a.getTime()-Date.now())/1e3):this.ctx.when(a)}};J.styles=v,m([u()],J.prototype,"plans",2),J=m([f("jarvis-plans")],J);function it(r){let s=Math.max(0,Math.round(r)),e=[Math.floor(s/3600),Math.floor(s/60)%60,s%60];return(e[0]?e:e.slice(1)).map((a,o)=>o?String(a).padStart(2,"0"):String(a)).join(":")}var Jt=["free","say","confirm","pin","never"],ze=40,It=250,S=class extends g{constructor(){super(...arguments);this.things=[];this.rules=[];this.count=0;this.text="";this.shown=ze;this.timer=0}async load(){this.localize??=await this.ctx.hass.loadBackendTranslation?.("services");let e={text:this.text,language:this.ctx.language,limit:Math.min(100,this.shown)},t=await this.ctx.ask("policy/matrix",e);for(;t.things.length<Math.min(this.shown,t.count);){let a=await this.ctx.ask("policy/matrix",{...e,offset:t.things.length});if(!a.things.length)break;t.things.push(...a.things)}this.things=t.things,this.count=t.count,this.rules=t.rules}disconnectedCallback(){super.disconnectedCallback(),window.clearTimeout(this.timer)}search(e){this.text=e.target.value,this.shown=ze,window.clearTimeout(this.timer),this.timer=window.setTimeout(()=>{this.reload()},It)}action(e){let[t,a]=e.split(".");return this.localize?.(`component.${t}.services.${a}.name`)||a.replaceAll("_"," ")}ruled(e,t){return this.rules.some(a=>a.count===1&&a.names[0]===e.name&&a.actions.length===1&&a.actions[0]===t.action)}set(e,t,a){this.doing("set",async()=>{await this.ctx.ask("policy/set",{entity_id:e.entity_id,action:t.action,tier:a||null})})}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      <section aria-labelledby="rules">
        <h2 id="rules">${e("safety.rules")}</h2>
        ${this.rules.length?l:i`<p class="soft">${e("safety.no_rules")}</p>`}
        <ul class="list">
          ${this.rules.map(t=>this.renderRule(t))}
        </ul>
        <a class="button" href="/config/integrations/integration/jarvis">${e("safety.add")}</a>
      </section>
      <section aria-labelledby="matrix">
        <h2 id="matrix">${e("safety.matrix")}</h2>
        <p class="soft">${e("safety.about")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${e("search")}
            placeholder=${e("search")}
            @input=${this.search}
          />
          <span class="soft">${e("safety.count",{n:this.ctx.number(this.count)})}</span>
        </div>
        <ul class="list things">
          ${this.things.map(t=>this.renderThing(t))}
        </ul>
        ${this.things.length<this.count?i`<button
              class="plain"
              @click=${()=>{this.shown+=ze,this.reload()}}
            >
              ${e("more")}
            </button>`:l}
      </section>
    `}renderRule(e){let{t}=this.ctx,a=e.names.join(", ");return i`<li class="row">
      <div class="wide">
        <strong dir="auto">${e.name}</strong>
        <span class="chip">${t(`tier.${e.tier}`)}</span>
        <div class="soft" dir="auto">
          ${e.actions.length?`${e.actions.map(o=>o.includes(".")?this.action(o):o).join(", ")} · `:""}${e.count===null?t("safety.anything"):e.count?`${t("safety.matches",{n:e.count})}: ${a}${e.count>e.names.length?", …":""}`:t("safety.nothing")}
        </div>
      </div>
      <button
        class="plain"
        ?disabled=${this.busy!==""}
        aria-label=${`${t("delete")}: ${e.name}`}
        @click=${()=>this.doing("rule",()=>this.ctx.ask("policy/remove_rule",{rule_id:e.id}))}
      >
        ${t("delete")}
      </button>
    </li>`}renderThing(e){return i`<li class="thing">
      <div>
        <strong dir="auto">${e.name}</strong>
        ${e.area?i`<div class="soft" dir="auto">${e.area}</div>`:l}
      </div>
      <div>${e.acts.map(t=>this.renderAct(e,t))}</div>
    </li>`}renderAct(e,t){let{t:a}=this.ctx,o=this.ruled(e,t);return i`<div class="act">
      <span>${this.action(t.action)}</span>
      <select
        class=${o?"changed":""}
        aria-label=${`${e.name}: ${this.action(t.action)}`}
        ?disabled=${this.busy!==""}
        @change=${n=>this.set(e,t,n.target.value)}
      >
        ${Jt.map(n=>i`<option value=${n} .selected=${n===t.tier}>${a(`tier.${n}`)}</option>`)}
        ${o?i`<option value="">${a("safety.default")}</option>`:l}
      </select>
      <span class="why soft" dir="auto">${t.why??""}</span>
    </div>`}};S.styles=[v,b`
      .thing {
        display: grid;
        grid-template-columns: minmax(140px, 1fr) minmax(0, 2fr);
        gap: 4px 16px;
      }
      .act {
        display: grid;
        grid-template-columns: minmax(90px, 160px) minmax(150px, 190px) minmax(0, 1fr);
        gap: 8px;
        align-items: center;
        padding: 2px 0;
      }
      select.changed {
        border-color: var(--primary-color);
        border-width: 2px;
      }
      @media (max-width: 700px) {
        .thing {
          grid-template-columns: 1fr;
        }
        .act {
          grid-template-columns: minmax(80px, 1fr) minmax(140px, 190px);
        }
        .act .why {
          grid-column: 1 / -1;
        }
      }
    `],m([u()],S.prototype,"things",2),m([u()],S.prototype,"rules",2),m([u()],S.prototype,"count",2),m([u()],S.prototype,"localize",2),S=m([f("jarvis-safety")],S);var Ae,H=class extends g{constructor(){super(...arguments);this.models=[];this.outcome=Ae}async load(){let t=(await this.ctx.ask("engines/list")).engines.find(a=>a.connected);t&&(this.models=(await this.ctx.ask("engines/models",{engine_id:t.id})).models)}run(e){e.preventDefault();let t=new FormData(e.target);this.doing("run",async()=>{Ae=await this.ctx.act("self_test",{commands:Number(t.get("commands")),models:t.getAll("model").map(String)}),this.outcome=Ae})}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      <section aria-labelledby="test">
        <h2 id="test">${e("page.selftest")}</h2>
        <p class="soft">${e("selftest.about")}</p>
        <form @submit=${this.run}>
          <label class="row">
            ${e("selftest.count")}
            <input name="commands" type="number" min="5" max="60" value="10" required />
          </label>
          ${this.models.length>1?i`<fieldset>
                <legend>${e("selftest.models")}</legend>
                ${this.models.map(t=>i`<label class="model">
                      <input type="checkbox" name="model" value=${t.name} /> <span dir="auto">${t.name}</span>
                    </label>`)}
              </fieldset>`:l}
          <p>
            <button ?disabled=${this.busy!==""}>${this.busy==="run"?e("working"):e("selftest.run")}</button>
          </p>
        </form>
      </section>
      ${this.outcome?this.renderOutcome(this.outcome):l}
    `}renderOutcome(e){let{t}=this.ctx;return i`<section aria-labelledby="results" role="status">
      <h2 id="results">${t("selftest.results")}</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="results">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("models.model")}</th>
              <th scope="col">${t("selftest.right")}</th>
              <th scope="col">${t("selftest.seconds")}</th>
            </tr>
          </thead>
          <tbody>
            ${e.results.map(a=>i`<tr>
                  <td dir="auto">${a.model}</td>
                  <td>${a.right} / ${a.commands}</td>
                  <td>${a.seconds_median===null?"–":this.ctx.seconds(a.seconds_median*1e3)}</td>
                </tr>`)}
          </tbody>
        </table>
      </div>
      ${e.recommended&&e.results.length>1?i`<p dir="auto">${t("selftest.best",{model:e.recommended.model})}</p>`:l}
      ${e.results.map(a=>a.wrong.length?i`<details>
              <summary>${t("selftest.wrong",{model:a.model})}</summary>
              <ul class="list">
                ${a.wrong.map(o=>i`<li dir="auto">“${o.text}” – ${o.why}</li>`)}
              </ul>
            </details>`:l)}
    </section>`}};H.styles=[v,b`
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        width: 100%;
      }
      th,
      td {
        text-align: start;
        padding: 8px 12px 8px 0;
        border-bottom: 1px solid var(--divider-color);
      }
      fieldset {
        border: 1px solid var(--divider-color);
        border-radius: 8px;
        margin: 12px 0;
      }
      label.model {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
      }
    `],m([u()],H.prototype,"models",2),m([u()],H.prototype,"outcome",2),H=m([f("jarvis-selftest")],H);var lt=14,de=43200,Bt={engine:"/config/integrations/integration/jarvis",assistant:"/config/voice-assistants/assistants",exposed:"/config/voice-assistants/expose",memory:"/config/integrations/integration/jarvis"},E=class extends g{constructor(){super(...arguments);this.words="";this.days=[];this.said=[]}async load(){this.status=await this.ctx.ask("setup/status"),this.ctx.admin&&this.status.loaded&&(this.days=(await this.ctx.ask("turns/days",{days:lt})).days)}concerns(e){return e.topic==="engines"||e.topic==="turn"}async say(e){let t={words:e,text:""};this.said=[...this.said,t].slice(-5);let a=n=>{Object.assign(t,n),this.said=[...this.said]},o;try{await new Promise((n,c)=>{this.ctx.watch("ask",d=>{d.delta&&a({text:t.text+d.delta}),d.answer&&(this.conversation=d.answer.conversation_id,a({text:d.answer.content,answer:d.answer}),n())},{text:e,language:this.ctx.language,conversation_id:this.conversation}).then(d=>o=d,c)})}catch(n){a({trouble:q(n)})}finally{o?.().catch(()=>{})}}onSubmit(e){e.preventDefault();let t=this.words.trim();!t||this.busy||(this.words="",this.doing("say",()=>this.say(t)))}render(){let{t:e}=this.ctx;return i`
      ${this.renderTrouble()}
      <section aria-labelledby="try">
        <h2 id="try">${e("start.try")}</h2>
        <form class="row" @submit=${this.onSubmit}>
          <input
            class="wide"
            dir="auto"
            maxlength="1000"
            autocomplete="off"
            aria-label=${e("start.try")}
            placeholder=${e("start.example")}
            .value=${this.words}
            @input=${t=>this.words=t.target.value}
          />
          <button ?disabled=${this.busy!==""}>${e("start.ask")}</button>
        </form>
        <ol class="list" aria-live="polite">
          ${this.said.map(t=>this.renderExchange(t))}
        </ol>
      </section>
      ${this.status?.steps?i`<section aria-labelledby="steps">
            <h2 id="steps">${e("start.setup")}</h2>
            <ul class="list">
              ${this.status.steps.map(t=>this.renderStep(t))}
            </ul>
            <p class="soft">${e("start.version",{version:this.status.version})}</p>
          </section>`:l}
      ${this.days.length?this.renderDays():l}
    `}renderExchange(e){let{t}=this.ctx,a=e.answer;return i`<li>
      <div class="asked" dir="auto">${e.words}</div>
      <div dir="auto" class="answer">${e.trouble??(e.text||"…")}</div>
      ${a?i`<div class="row soft">
            <span class="chip">${this.ctx.name("lane",a.lane)}</span>
            ${a.engine?i`<span class="chip" dir="auto">${a.engine}</span>`:l}
            <span>${this.ctx.seconds(a.took_ms)}</span>
            <button class="bare" @click=${()=>this.go("conversations",{turn:a.trace_id})}>
              ${t("start.how")}
            </button>
          </div>`:l}
    </li>`}renderStep(e){let{t}=this.ctx,a=t(`step.${e.key}.${e.done?"done":"open"}`,{count:e.count??0,well:e.well??0,name:e.name??"–"}),o=e.key==="memory"&&e.done?` ${this.renderKept(e.days??0)}`:"",n=e.key==="assistant"&&!e.done&&e.name;return i`<li class="step">
      <span class="mark ${e.done?"done":""}" role="img" aria-label=${t(e.done?"done":"open")}
        >${e.done?"✓":""}</span
      >
      <div>
        <h3>${t(`step.${e.key}`)}</h3>
        <span class="soft" dir="auto">${a}${o}</span>
      </div>
      ${this.ctx.admin?n?i`<button
              ?disabled=${this.busy!==""}
              @click=${()=>this.doing("assistant",async()=>{await this.ctx.ask("setup/assistant"),await this.reload()})}
            >
              ${t("step.assistant.use")}
            </button>`:i`<a class="button" href=${Bt[e.key]} aria-label=${`${t(`step.${e.key}`)}: ${t("change")}`}
              >${t("change")}</a
            >`:i`<span></span>`}
    </li>`}renderKept(e){return e?this.ctx.t("step.memory.days",{days:e}):this.ctx.t("step.memory.always")}renderDays(){let{ctx:e}=this,t=le(this.days,lt),a=t.map(n=>{let c=Math.round((n.fast_lane_share??0)*n.turns),p=`${e.day(new Date((n.day+de)*1e3))}: ${e.t("start.turns_of",{turns:n.turns,fast:c})}`;return{label:e.date(n.day+de),value:n.turns,part:c,words:p}}),o=t.map(n=>{let c=e.day(new Date((n.day+de)*1e3)),d=n.turn_ms.p50??0,p=n.turn_ms.p95??0,y=`${c}: ${e.t("start.wait_of",{middle:e.seconds(d),slow:e.seconds(p)})}`;return{label:e.date(n.day+de),value:p,part:d,words:y}});return i`<section aria-labelledby="days">
      <h2 id="days">${e.t("start.days")}</h2>
      <div class="charts">
        <div>
          <p class="soft">${e.t("start.lanes")}</p>
          ${X(e.t("start.lanes"),a,n=>e.number(n))}
        </div>
        <div>
          <p class="soft">${e.t("start.waits")}</p>
          ${X(e.t("start.waits"),o,n=>e.seconds(n))}
        </div>
      </div>
    </section>`}};E.styles=[v,b`
      .step {
        display: grid;
        grid-template-columns: 28px 1fr auto;
        gap: 8px;
        align-items: center;
      }
      .mark {
        width: 24px;
        height: 24px;
        border-radius: 50%;
        border: 2px solid var(--secondary-text-color);
        display: grid;
        place-items: center;
        font-size: 14px;
      }
      .mark.done {
        border-color: var(--success-color);
      }
      .asked {
        font-weight: 500;
      }
      .charts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        gap: 16px;
      }
      @media (max-width: 600px) {
        .step {
          grid-template-columns: 28px 1fr;
        }
        .step > :nth-child(3) {
          grid-column: 2;
          justify-self: start;
        }
      }
    `],m([w()],E.prototype,"words",2),m([u()],E.prototype,"status",2),m([u()],E.prototype,"days",2),m([u()],E.prototype,"said",2),E=m([f("jarvis-start")],E);var Kt=[["start",!1],["conversations",!1],["memory",!1],["models",!0],["commands",!1],["safety",!0],["plans",!1],["selftest",!0]],$=class extends x{constructor(){super(...arguments);this.narrow=!1;this.away=!1;this.hint={};this.watching=!1}shouldUpdate(e){if(e.has("hass")){let t=this.ctx?.hass;if(t!==void 0&&t.language===this.hass.language&&t.user.id===this.hass.user.id&&t.connection===this.hass.connection)return e.size>1;this.ctx=new re(this.hass)}return!0}updated(){this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({block:"nearest",inline:"center"}),!this.watching&&this.ctx&&this.isConnected&&this.watch(this.ctx)}disconnectedCallback(){super.disconnectedCallback(),this.watching=!1,this.end?.(),this.end=void 0}async watch(e){this.watching=!0;let t=await e.watch("subscribe",a=>this.hear(a));this.watching?this.end=t:await t()}hear(e){this.away=e.topic==="unloaded"||this.away&&e.topic!=="loaded",e.topic!=="unloaded"&&this.page?.hear(e)}get shown(){return Kt.filter(([,e])=>!e||this.ctx?.admin)}get current(){let e=this.route?.path.split("/")[1];return this.shown.find(([t])=>t===e)?.[0]??"start"}open(e,t={}){this.hint=t;let a=this.route?.prefix??"/jarvis";history.replaceState(null,"",`${a}/${e}`),this.route={prefix:a,path:`/${e}`},window.dispatchEvent(new CustomEvent("location-changed",{detail:{replace:!0}})),this.scrollTop=0}onKey(e){let t=this.shown.map(([d])=>d),a=t.indexOf(this.current),o=getComputedStyle(this).direction==="rtl"?-1:1,n={ArrowRight:a+o,ArrowLeft:a-o,Home:0,End:t.length-1};if(!(e.key in n))return;e.preventDefault();let c=t[(n[e.key]+t.length)%t.length];this.open(c),this.updateComplete.then(()=>this.renderRoot.querySelector(`#tab-${c}`)?.focus())}render(){let e=this.ctx;if(!e)return l;let t=this.current;return i`
      <header>
        <div class="bar">
          <ha-menu-button .hass=${this.hass} .narrow=${this.narrow}></ha-menu-button>
          <h1>Jarvis</h1>
        </div>
        <div role="tablist" aria-label="Jarvis" @keydown=${this.onKey}>
          ${this.shown.map(([a])=>i`<button
                role="tab"
                id="tab-${a}"
                aria-selected=${a===t}
                aria-controls="page"
                tabindex=${a===t?0:-1}
                @click=${()=>this.open(a)}
              >
                ${e.t(`page.${a}`)}
              </button>`)}
        </div>
      </header>
      ${this.away?i`<div class="away"><p class="trouble" role="status">${e.t("away")}</p></div>`:l}
      <main
        id="page"
        role="tabpanel"
        aria-labelledby="tab-${t}"
        @go=${a=>this.open(a.detail.page,a.detail)}
      >
        ${this.renderPage(t,e)}
      </main>
    `}renderPage(e,t){switch(e){case"conversations":return i`<jarvis-conversations .ctx=${t} .open=${this.hint.turn??""}></jarvis-conversations>`;case"memory":return i`<jarvis-memory .ctx=${t}></jarvis-memory>`;case"models":return i`<jarvis-models .ctx=${t}></jarvis-models>`;case"commands":return i`<jarvis-commands .ctx=${t}></jarvis-commands>`;case"safety":return i`<jarvis-safety .ctx=${t}></jarvis-safety>`;case"plans":return i`<jarvis-plans .ctx=${t}></jarvis-plans>`;case"selftest":return i`<jarvis-selftest .ctx=${t}></jarvis-selftest>`;default:return i`<jarvis-start .ctx=${t} .words=${this.hint.words??""}></jarvis-start>`}}};$.styles=[v,b`
      :host {
        height: 100%;
        overflow-y: auto;
        background: var(--primary-background-color);
        --tab: var(--app-header-text-color, var(--primary-text-color));
      }
      header {
        position: sticky;
        top: 0;
        z-index: 2;
        background: var(--app-header-background-color, var(--card-background-color));
        color: var(--tab);
        border-bottom: 1px solid var(--divider-color);
      }
      .bar {
        display: flex;
        align-items: center;
        min-height: 56px;
        padding: 0 12px;
      }
      h1 {
        font-size: 20px;
        font-weight: 400;
        margin: 0 8px;
      }
      [role="tablist"] {
        display: flex;
        overflow-x: auto;
        scrollbar-width: none;
        padding: 0 8px;
      }
      [role="tab"] {
        background: none;
        color: var(--tab);
        border: 0;
        border-bottom: 3px solid transparent;
        border-radius: 0;
        padding: 10px 14px;
        white-space: nowrap;
        flex: none;
      }
      [role="tab"][aria-selected="true"] {
        border-bottom-color: var(--tab);
        font-weight: 500;
      }
      [role="tab"]:focus-visible {
        outline-color: var(--tab);
        outline-offset: -3px;
      }
      main {
        max-width: 1120px;
        margin: 0 auto;
        padding: 16px;
      }
      .away {
        max-width: 1120px;
        margin: 16px auto 0;
        padding: 0 16px;
      }
      @media (max-width: 600px) {
        main {
          padding: 12px 8px;
        }
        [role="tab"] {
          padding: 10px;
        }
      }
    `],m([w({attribute:!1})],$.prototype,"hass",2),m([w({type:Boolean,reflect:!0})],$.prototype,"narrow",2),m([w({attribute:!1})],$.prototype,"route",2),m([u()],$.prototype,"ctx",2),m([u()],$.prototype,"away",2),m([u()],$.prototype,"hint",2),m([Be("main > *")],$.prototype,"page",2),$=m([f("jarvis-panel")],$);export{$ as JarvisPanel};
/*! Bundled license information:

@lit/reactive-element/css-tag.js:
  (**
   * @license
   * Copyright 2019 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

@lit/reactive-element/reactive-element.js:
lit-html/lit-html.js:
lit-element/lit-element.js:
@lit/reactive-element/decorators/custom-element.js:
@lit/reactive-element/decorators/property.js:
@lit/reactive-element/decorators/state.js:
@lit/reactive-element/decorators/event-options.js:
@lit/reactive-element/decorators/base.js:
@lit/reactive-element/decorators/query.js:
@lit/reactive-element/decorators/query-all.js:
@lit/reactive-element/decorators/query-async.js:
@lit/reactive-element/decorators/query-assigned-nodes.js:
  (**
   * @license
   * Copyright 2017 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

lit-html/is-server.js:
  (**
   * @license
   * Copyright 2022 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)

@lit/reactive-element/decorators/query-assigned-elements.js:
  (**
   * @license
   * Copyright 2021 Google LLC
   * SPDX-License-Identifier: BSD-3-Clause
   *)
*/
