import { FastColor } from '@ant-design/fast-color';
import type { OwnTokens } from './ownTokens.js';
import { darkTokens, type Tokens } from './tokens.js';

/** Contrast that text of its size needs against what is behind it. */
const READABLE = 4.6;

const contrast = (one: FastColor, other: FastColor): number => {
  const [light, dark] = [one.getLuminance(), other.getLuminance()].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** The colour, mixed with as little of the other as makes it readable on the ground. */
const readable = (color: FastColor, towards: FastColor, ground: FastColor): FastColor => {
  for (let share = 0; share < 100; share += 4) {
    const mixed = color.mix(towards, share);
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
};

const white = new FastColor('#fff');
const black = new FastColor('#000');

const hex = (color: FastColor): string => color.toHexString();
const clear = (color: FastColor, alpha: number): string => color.clone().setA(alpha).toRgbString();

/** What carries white words: buttons, chosen days. The same by day and by night. */
const solids = (brand: FastColor) => {
  const solid = readable(brand, black, white);
  return {
    brand: hex(brand),
    solid: hex(solid),
    solidHover: hex(solid.mix(black, 14)),
    solidPress: hex(solid.mix(black, 28)),
    cover: hex(brand.mix(white, 10)),
    artLine: hex(brand),
  };
};

const byDay = (brand: FastColor): Partial<Tokens> => {
  const common = solids(brand);
  const solid = new FastColor(common.solid);
  return {
    ...common,
    link: common.solid,
    linkOnTint: common.solidHover,
    tint: hex(brand.mix(white, 91)),
    tint2: hex(brand.mix(white, 83)),
    tintLine: hex(brand.mix(white, 60)),
    focus: hex(brand),
    focusHalo: clear(brand, 0.22),
    menu: hex(brand),
    menuText: common.solid,
    idleLine: clear(solid, 0.5),
    idleFill: clear(brand, 0.07),
    chart1: common.solid,
    chartSoft: hex(brand.mix(white, 82)),
    art: hex(brand.mix(white, 91)),
    artMeasure: hex(brand.mix(white, 45)),
  };
};

const byNight = (brand: FastColor): Partial<Tokens> => {
  const sheet = new FastColor(darkTokens.sheet);
  const common = solids(brand);
  const tint = brand.mix(sheet, 82);
  const link = readable(brand, white, tint);
  return {
    ...common,
    link: hex(link),
    linkOnTint: hex(link),
    tint: hex(tint),
    tint2: hex(brand.mix(sheet, 70)),
    tintLine: hex(brand.mix(sheet, 50)),
    focus: hex(readable(brand, white, sheet)),
    focusHalo: clear(brand, 0.28),
    menu: hex(link),
    menuText: hex(link),
    idleLine: clear(brand, 0.55),
    idleFill: clear(brand, 0.1),
    chart1: hex(link),
    chartSoft: hex(brand.mix(sheet, 70)),
    art: hex(brand.mix(sheet, 88)),
    artMeasure: hex(brand.mix(sheet, 40)),
  };
};

/**
 * What follows from the colour of a brand, as `#4385ff`, `rgb()` or `hsl()`, for the provider's `tokens`: buttons, links,
 * focus, menu and charts. What is written on it, with it or under it stays readable.
 */
export const brandTokens = (color: string): OwnTokens => {
  const brand = new FastColor(color);
  return { light: byDay(brand), dark: byNight(brand) };
};
