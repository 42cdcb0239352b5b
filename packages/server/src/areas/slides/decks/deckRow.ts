import type { SlideDeck, SlideDeckStatus, SlideOrigin } from '@console/api/contract';
import type { SlideFormat, SlidePage } from '@console/base/slides';
import sql from 'sql-template-tag';
import type { Language } from '../../../http/messages.js';
import type { MadeOf } from '../sources/gather.js';
import { failureWords } from './failureWords.js';

export type DeckStage = 'queued' | 'outlining' | 'outlined' | 'writing' | 'done';
export type DeckCause = 'made' | 'saved' | 'written' | 'restored';

/** What lists show of a deck. */
export interface DeckRow {
  readonly id: string;
  readonly title: string;
  readonly templateId: string;
  readonly format: SlideFormat;
  readonly origin: SlideOrigin;
  readonly status: SlideDeckStatus;
  readonly stage: DeckStage;
  /** 0 to 100. */
  readonly progress: number;
  readonly failure: string;
  readonly slideCount: number;
  readonly version: number;
  readonly createTime: Date;
  readonly updateTime: Date;
}

/** A deck with its pages. */
export interface WholeDeckRow extends DeckRow {
  readonly slides: SlidePage[];
}

/** A deck as whoever makes it needs it. */
export interface MakingRow {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly templateId: string;
  readonly format: SlideFormat;
  readonly origin: SlideOrigin;
  readonly madeOf: MadeOf;
  readonly prompt: string;
  readonly wantedCount: number | null;
  readonly outlineFirst: boolean;
  readonly language: Language;
  readonly status: SlideDeckStatus;
  readonly stage: DeckStage;
  readonly slides: SlidePage[];
  readonly written: string[];
  readonly version: number;
}

/** Of a row `d` of `slide_decks`. */
export const listed = sql`
  d.id, d.title, d.design as "templateId", d.format, d.origin, d.status, d.stage, d.progress::float8 as progress, d.failure,
  jsonb_array_length(d.slides) as "slideCount", d.version, d.created_at as "createTime", d.updated_at as "updateTime"`;

export const making = sql`
  d.id, d.user_id as "userId", d.title, d.design as "templateId", d.format, d.origin, d.made_of as "madeOf", d.prompt,
  d.wanted_count as "wantedCount", d.outline_first as "outlineFirst", d.language, d.status, d.stage, d.slides, d.written,
  d.version`;

export const isAtWork = ({ status }: Pick<DeckRow, 'status'>): boolean => status === 'waiting' || status === 'running';

/** A deck as it is told. */
export const shownDeck = (row: DeckRow, language: Language): SlideDeck => {
  const { failure, createTime, updateTime, ...rest } = row;
  return {
    ...rest,
    failure: failureWords(failure, language),
    createTime: createTime.toISOString(),
    updateTime: updateTime.toISOString(),
  };
};
