interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Reads `#rrggbb` and `rgba(r, g, b, a)`, the two forms that tokens have. */
export const colourOf = (text: string): Colour => {
  const parts = /^#[\da-f]{6}$/i.test(text)
    ? [text.slice(1, 3), text.slice(3, 5), text.slice(5)].map((part) => Number.parseInt(part, 16))
    : [...text.matchAll(/[\d.]+/g)].map(([part]) => Number(part));
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { red, green, blue, alpha };
};

/** Whether a token is a colour, and not a shadow or a figure. */
export const isColour = (text: string): boolean => /^(?:#[\da-f]{6}|rgba?\([^)]*\))$/i.test(text);

const onto = (ground: Colour, { red, green, blue, alpha }: Colour): Colour => ({
  red: red * alpha + ground.red * (1 - alpha),
  green: green * alpha + ground.green * (1 - alpha),
  blue: blue * alpha + ground.blue * (1 - alpha),
  alpha: 1,
});

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ red, green, blue }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast by WCAG 2 of a colour on a ground; what is seen through stands on `sheet`. */
export const contrast = (colour: string, ground: string, sheet: string): number => {
  const below = onto(colourOf(sheet), colourOf(ground));
  const [darker = 0, lighter = 0] = [luminance(below), luminance(onto(below, colourOf(colour)))].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};
