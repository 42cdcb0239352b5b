import type { Database } from '../db/database.js';
import type { Calendar } from './calendar.js';
import type { DemoCalls } from './demoCalls.js';
import type { Chance } from './random.js';

/** Somebody of the association. */
export interface DemoPerson {
  readonly id: string;
  readonly account: string;
  readonly username: string;
  readonly department: string;
  /** Name of the role. */
  readonly role: string;
  readonly since: Date;
  readonly stopped: boolean;
}

/** A knowledge base, and what people ask of it. */
export interface DemoBase {
  readonly id: string;
  readonly name: string;
  /** Who looks after it. */
  readonly keeper: DemoPerson;
}

/** Something that people ask, and the base that it is about. */
export interface DemoWonder {
  readonly question: string;
  /** Key of the base. */
  readonly base: string;
  /** When there began to be an answer. */
  readonly since: Date;
}

/** A question that was really asked once: others ask it too. */
export interface DemoQuestion {
  readonly sessionId: string;
  readonly assistantId: string;
  /** Key of the base that it is about. */
  readonly base: string;
  readonly question: string;
  /** False: nobody could answer it. */
  readonly grounded: boolean;
  /** Before that its answer could not have been given. */
  readonly since: Date;
}

/** One question asked again by somebody, at some time. */
export interface DemoTurn {
  readonly id: string;
  readonly topicId: string;
  readonly place: number;
  readonly asked: DemoQuestion;
  readonly person: DemoPerson;
  readonly at: Date;
}

/** A world that is being filled: what one part has made, the next ones find here. */
export interface DemoWorld {
  readonly db: Database;
  readonly chance: Chance;
  readonly calendar: Calendar;
  /** The calls that the console makes too. */
  readonly calls: DemoCalls;
  readonly admin: { readonly id: string };
  /** By name. */
  readonly roles: Map<string, string>;
  readonly people: DemoPerson[];
  /** By key, as the data files call them. */
  readonly bases: Map<string, DemoBase>;
  /** Assistants that answer from a base, by the key of the base. */
  readonly assistants: Map<string, string[]>;
  /** What the documents and FAQ answer. */
  readonly asked: DemoWonder[];
  /** Those at the end of `asked` that are FAQ. */
  faqCount: number;
  readonly questions: DemoQuestion[];
  /** Who asked what and when, in the order of time. */
  readonly turns: DemoTurn[];
  /** Says how far a part has come. */
  readonly report: (done: number, of: number) => void;
}

/** What one area adds to the demo world. */
export interface DemoPart {
  /** What is being made, as the console's terminal says it. */
  readonly title: { readonly zh: string; readonly en: string };
  readonly add: (world: DemoWorld) => Promise<void>;
}
