"""Draws the brand images, so that they can be changed in one place.

Usage: .venv/bin/python scripts/brand.py
"""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

BRAND = Path(__file__).parent.parent / "custom_components" / "jarvis" / "brand"
SCALE = 4  # drawn larger and shrunk, for smooth edges
NIGHT, GOLD = (24, 34, 58, 255), (226, 177, 92, 255)


def icon(size: int) -> Image.Image:
    """Draw a butler's bow tie under a roof."""
    s = size * SCALE
    image = Image.new("RGBA", (s, s), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, s - 1, s - 1), fill=NIGHT)
    line = s // 18
    draw.line(
        [(s * 0.2, s * 0.47), (s * 0.5, s * 0.2), (s * 0.8, s * 0.47)],
        fill=GOLD,
        width=line,
        joint="curve",
    )
    for x, y in ((0.2, 0.47), (0.8, 0.47)):
        r = line / 2
        draw.ellipse((s * x - r, s * y - r, s * x + r, s * y + r), fill=GOLD)
    for side in (-1, 1):
        draw.polygon(
            [
                (s * 0.5, s * 0.63),
                (s * (0.5 + side * 0.24), s * 0.51),
                (s * (0.5 + side * 0.24), s * 0.75),
            ],
            fill=GOLD,
        )
    r = s * 0.055
    draw.ellipse((s * 0.5 - r, s * 0.63 - r, s * 0.5 + r, s * 0.63 + r), fill=NIGHT)
    r = s * 0.04
    draw.ellipse((s * 0.5 - r, s * 0.63 - r, s * 0.5 + r, s * 0.63 + r), fill=GOLD)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def logo(height: int, ink: tuple[int, int, int, int]) -> Image.Image:
    """Draw the icon with the name beside it."""
    font = ImageFont.load_default(size=int(height * 0.62))
    left, top, right, bottom = font.getbbox("Jarvis")
    gap = height // 5
    image = Image.new("RGBA", (int(height + gap + right - left), height), (0, 0, 0, 0))
    image.alpha_composite(icon(height))
    ImageDraw.Draw(image).text(
        (height + gap - left, (height - bottom - top) / 2), "Jarvis", ink, font
    )
    return image


def main() -> None:
    """Write every image Home Assistant asks for."""
    BRAND.mkdir(exist_ok=True)
    for suffix, factor in (("", 1), ("@2x", 2)):
        icon(256 * factor).save(BRAND / f"icon{suffix}.png", optimize=True)
        icon(256 * factor).save(BRAND / f"dark_icon{suffix}.png", optimize=True)
        logo(128 * factor, NIGHT).save(BRAND / f"logo{suffix}.png", optimize=True)
        logo(128 * factor, (255, 255, 255, 255)).save(
            BRAND / f"dark_logo{suffix}.png", optimize=True
        )


if __name__ == "__main__":
    main()
