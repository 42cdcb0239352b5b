import type { SlideChart, SlideFormat } from './deck.js';

/** Lengths are points (1/72 inch) from the upper left corner of the page. */
export interface SlideBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A run of text that looks alike. Colours are `#rrggbb`. */
export interface SlideTextStyle {
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: string;
  readonly font: string;
}

/** One drawn line, already broken: nothing breaks it again. */
export interface SlideLine {
  readonly text: string;
  /** In the box of its text. */
  readonly x: number;
  readonly y: number;
  /** As it was measured. */
  readonly width: number;
  /** A point begins here: the sign before it; empty for none. */
  readonly bullet: string;
  /** Where that sign stands, in the box of its text. */
  readonly bulletX: number;
  /** Number of the paragraph that it belongs to, from 0. */
  readonly paragraph: number;
}

/** Which part of the page a text is. */
export type SlideRole =
  | 'title'
  | 'subtitle'
  | 'points'
  | 'column'
  | 'figure'
  | 'label'
  | 'quote'
  | 'by'
  | 'footer'
  | 'number';

export interface MeasuredText extends SlideBox, SlideTextStyle {
  readonly kind: 'text';
  readonly role: SlideRole;
  readonly align: 'left' | 'center' | 'right';
  /** Points from one line to the next. */
  readonly lineHeight: number;
  /** Points between two paragraphs, besides the line. */
  readonly gap: number;
  readonly lines: readonly SlideLine[];
  /** Paragraphs as they were given, for the file: each is one of its paragraphs. */
  readonly paragraphs: readonly { readonly text: string; readonly level: number; readonly bullet: boolean }[];
  /** Lines that stand below the box. */
  readonly overflow: number;
  /** Colour that it stands on. */
  readonly ground: string;
}

export interface MeasuredShape extends SlideBox {
  readonly kind: 'shape';
  readonly fill: string;
}

export interface MeasuredCell extends SlideTextStyle {
  readonly lines: readonly string[];
  readonly align: 'left' | 'right';
  readonly text: string;
}

export interface MeasuredTable extends SlideBox {
  readonly kind: 'table';
  /** Points, left to right. */
  readonly columns: readonly number[];
  readonly rows: readonly {
    readonly height: number;
    readonly head: boolean;
    readonly cells: readonly MeasuredCell[];
  }[];
  readonly lineHeight: number;
  /** Points between the edge of a cell and its text, left and right; upright the text stands in the middle. */
  readonly padding: number;
  /** Of the hairlines. */
  readonly rule: string;
  readonly ground: string;
  /** Rows that stand below the box. */
  readonly overflow: number;
}

export interface MeasuredChart extends SlideBox {
  readonly kind: 'chart';
  readonly chart: SlideChart;
  /** One a series, or one a part of a pie. */
  readonly colours: readonly string[];
  readonly text: SlideTextStyle;
  readonly rule: string;
  readonly ground: string;
}

export interface MeasuredPicture extends SlideBox {
  readonly kind: 'picture';
  readonly fileId: string;
  readonly alt: string;
  /** Pixels of the file. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

export type MeasuredItem = MeasuredText | MeasuredShape | MeasuredTable | MeasuredChart | MeasuredPicture;

/** A page as it is drawn, the same in the preview and in the file. */
export interface MeasuredSlide {
  readonly format: SlideFormat;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly background: string;
  /** From the lowest to the uppermost. */
  readonly items: readonly MeasuredItem[];
}

/** A look that decks have. */
export interface SlideDesign {
  readonly id: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  /** Ground of the first page, of sections and of the last. */
  readonly cover: string;
  readonly onCover: string;
  readonly rule: string;
  /** Of charts, most used first. */
  readonly series: readonly string[];
  /** Names of the fonts in the file, with what replaces them where they are not installed. */
  readonly fonts: {
    /** Of Chinese, as those below. */
    readonly heading: string;
    readonly body: string;
    /** Of Latin letters and digits. */
    readonly latin: string;
    readonly fallbacks: readonly string[];
  };
  /** What stands on each page beside its content: a strip on the upper edge, one on the left edge, a mark above the title. */
  readonly motif: 'none' | 'top' | 'side' | 'mark';
}

export const slideFaults = [
  'overflow',
  'font',
  'contrast',
  'smallPicture',
  'empty',
  'duplicate',
  'missingSource',
  'figureNotInSources',
] as const;
export type SlideFaultKind = (typeof slideFaults)[number];

/** Something that would look wrong in the file. */
export interface SlideFault {
  readonly kind: SlideFaultKind;
  readonly severity: 'error' | 'warning';
  readonly pageId: string;
  /** Which text it is about, in its first words; empty for the page. */
  readonly what: string;
  /** Lines too many, contrast reached, pixels an inch: what `kind` counts. 0 where it counts nothing. */
  readonly amount: number;
  /** What it should be; 0 where there is no such number. */
  readonly wanted: number;
  /** What `repairSlide` can do about it; null: only a person can. */
  readonly repair: SlideRepair | null;
}

export type SlideRepair = 'shrink' | 'split' | 'font' | 'contrast' | 'remove';
