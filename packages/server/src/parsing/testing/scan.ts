import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { registerPageFonts } from '../pageFonts.js';
import type { GlyphBox } from './glyphBoxes.js';

/** What happened to a sheet before it became a picture. */
export interface Damage {
  /** Degrees by which it lay turned, clockwise. Default 0. */
  readonly turn?: number;
  /** Share of black and white specks, 0 to 1. Default 0. */
  readonly specks?: number;
  /** Darkness of paper and light across the sheet, 0 to 1. Default 0. */
  readonly shade?: number;
  /** Pixels by which it is out of focus. Default 0. */
  readonly blur?: number;
  /** Quality of the JPEG, percent. Default 80. */
  readonly quality?: number;
}

export interface SheetText {
  readonly text: string;
  /** Where its baseline begins, in pixels of a sheet 1240 × 1754 (A4 at 150 an inch). */
  readonly x: number;
  readonly y: number;
  /** Pixels. */
  readonly size: number;
}

export interface Sheet {
  readonly canvas: Canvas;
  readonly jpg: Uint8Array;
  /** Where each of its characters stands, on the page as displayed, 794 wide. */
  readonly glyphs: readonly GlyphBox[];
}

export const SHEET = { width: 1240, height: 1754 } as const;

/** The same numbers each time. */
const numbers = (): (() => number) => {
  let seed = 20_261_123;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
};

const speckle = (canvas: Canvas, share: number): void => {
  const context = canvas.getContext('2d');
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const next = numbers();
  for (let at = 0; at < image.data.length; at += 4) {
    if (next() >= share) continue;
    image.data.fill(next() < 0.5 ? 0 : 255, at, at + 3);
  }
  context.putImageData(image, 0, 0);
};

/** A sheet of text, written, laid under a scanner or photographed. */
export const scanSheet = async (
  lines: readonly SheetText[],
  { turn = 0, specks = 0, shade = 0, blur = 0, quality = 80 }: Damage = {},
): Promise<Sheet> => {
  registerPageFonts();
  const angle = (turn * Math.PI) / 180;
  const isOnSide = Math.round(turn / 90) % 2 !== 0;
  const [width, height] = isOnSide ? [SHEET.height, SHEET.width] : [SHEET.width, SHEET.height];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  if (shade > 0) {
    const light = context.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, `rgba(90, 80, 60, ${shade})`);
    light.addColorStop(1, `rgba(90, 80, 60, ${shade / 4})`);
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.translate(-SHEET.width / 2, -SHEET.height / 2);
  context.fillStyle = '#222';
  if (blur > 0) context.filter = `blur(${blur}px)`;
  const scale = 794 / width;
  const onPage = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - SHEET.width / 2, y - SHEET.height / 2];
    return [
      scale * (width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)),
      scale * (height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)),
    ];
  };
  const glyphs: GlyphBox[] = [];
  for (const { text, x, y, size } of lines) {
    context.font = `${size}px "Noto Sans SC"`;
    context.fillText(text, x, y);
    let before = 0;
    for (const [index, character] of [...text].entries()) {
      const after = context.measureText([...text].slice(0, index + 1).join('')).width;
      const corners = [
        onPage(x + before, y - 0.85 * size),
        onPage(x + after, y - 0.85 * size),
        onPage(x + before, y + 0.12 * size),
        onPage(x + after, y + 0.12 * size),
      ];
      const [xs, ys] = [corners.map(([one]) => one), corners.map(([, one]) => one)];
      if (character.trim() !== '')
        glyphs.push({
          text: character,
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        });
      before = after;
    }
  }
  context.restore();
  if (specks > 0) speckle(canvas, specks);
  return { canvas, jpg: await canvas.encode('jpeg', quality), glyphs };
};

/** Two sections of rules and a small table, as somebody types them. */
export const rulesSheet: readonly SheetText[] = [
  { text: '青少年篮球竞赛规程', x: 380, y: 190, size: 48 },
  { text: '第一章 比赛通则', x: 130, y: 310, size: 34 },
  { text: '第八条 比赛由4节组成，每节10分钟。在第1节和第2节之间、第3节', x: 130, y: 380, size: 27 },
  { text: '和第4节之间以及每一决胜期之前，应有2分钟的比赛休息期间。', x: 130, y: 424, size: 27 },
  { text: '第九条 一支球队必须在24秒钟内尝试投篮，并且球触及篮圈。', x: 130, y: 490, size: 27 },
  { text: 'A team must attempt a shot for a field goal within 24 seconds.', x: 130, y: 556, size: 27 },
  { text: '第二章 报名办法', x: 130, y: 670, size: 34 },
  { text: '第十条 各参赛单位须于2027年3月15日前提交报名表，逾期不予受理。', x: 130, y: 740, size: 27 },
  { text: '第十一条 每队可报运动员12人、教练员2人、队医1人。', x: 130, y: 806, size: 27 },
  { text: '组别', x: 180, y: 930, size: 27 },
  { text: '年龄', x: 520, y: 930, size: 27 },
  { text: '比赛用球', x: 860, y: 930, size: 27 },
  { text: 'U12', x: 180, y: 985, size: 27 },
  { text: '11至12岁', x: 520, y: 985, size: 27 },
  { text: '5号球', x: 860, y: 985, size: 27 },
  { text: 'U15', x: 180, y: 1040, size: 27 },
  { text: '13至15岁', x: 520, y: 1040, size: 27 },
  { text: '6号球', x: 860, y: 1040, size: 27 },
];
