import type { Reference } from '@console/api/contract';
import type { DocumentPages } from '../../citedDocuments/index.js';
import type { Database, Queryable } from '../../db/database.js';
import type { Storage } from '../../files/index.js';
import type { Actor } from '../../http/serve.js';
import type { Language } from '../../http/messages.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import type { Logger } from '../../log.js';
import type { ChatModel } from '../../models/index.js';
import type { Span } from '../../text/span.js';
import type { Uploads } from '../../uploads/index.js';
import type { Reader } from '../../visibility/index.js';

/** A text that somebody may read, under its title. */
export interface TitledText {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** A text in parts, each with passages that its `[n]` stands for. */
export interface CitedText {
  readonly title: string;
  readonly parts: readonly {
    readonly title: string;
    /** Markdown. */
    readonly text: string;
    readonly references: readonly Reference[];
  }[];
}

/** Where decks come from that other areas look after. */
export interface SlideSources {
  /** The report of the statistics on a span. */
  readonly report: (span: Span, language: Language, reader: Reader) => Promise<TitledText>;
  /** An own business plan; null where there is none. */
  readonly plan: (userId: string, id: string) => Promise<CitedText | null>;
}

export interface SlidesDeps {
  readonly db: Database;
  /** The same for work that nobody waits for. */
  readonly background: Database;
  readonly storage: Storage;
  readonly uploads: Uploads;
  readonly limiter: RateLimiter;
  /** Null: none is configured. */
  readonly model: () => Promise<ChatModel | null>;
  readonly sources: SlideSources;
  /** Documents of bases, and this user's own files. */
  readonly documents: (userId: string) => DocumentPages;
  /** What somebody may do who is not there to ask. */
  readonly rightsOf: (db: Queryable, userId: string) => Promise<Pick<Actor, 'roleIds' | 'permissions'>>;
  readonly log: Logger;
}
