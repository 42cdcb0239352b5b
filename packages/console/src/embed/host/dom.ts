const SVG = 'http://www.w3.org/2000/svg';

/** An element with text and attributes, made without markup: a page may forbid that. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

export const icon = (path: string): SVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '64 64 896 896');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
};

/** Kept from the styles of the page, whatever they are: only these win over its `!important`. */
export const shield = (element: HTMLElement, styles: Readonly<Record<string, string>>): void => {
  element.style.setProperty('all', 'initial', 'important');
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
};
