import { formatBytes } from '@console/base';
import type { SheetReading } from '../spreadsheet/readSheet.js';
import { findHead, matchColumns } from './columns.js';
import { newsOf, ownVerdicts, withAnswer, withNews } from './importAnswers.js';
import { type Choice, type ImportState, isReady, nothingChosen } from './importState.js';
import type { importZh } from './locale.js';
import { problemsOf, readRows, tidy } from './rows.js';
import type { CheckAnswer, CheckRequest, ImportField, SendAnswer, SendRequest } from './types.js';

export interface ImportOptions {
  readonly fields: readonly ImportField[];
  readonly limits: { readonly rows: number; readonly bytes: number };
  readonly lists?: boolean;
  readonly atOnce: number;
  readonly check: (request: CheckRequest) => Promise<CheckAnswer>;
  readonly send: (request: SendRequest) => Promise<SendAnswer>;
  readonly isLost?: (error: unknown) => boolean;
  readonly messageOf: (error: unknown) => string;
  readonly words: typeof importZh;
}

type Read = (file: Blob, limits: { rows: number }, signal: AbortSignal) => Promise<SheetReading>;

/** Rows above the heads, beyond those that count. */
const ABOVE = 20;

/** One import from the choice of a file to its end: what was done, and what comes next. Draws nothing. */
export class ImportRun {
  #options: ImportOptions;
  readonly #read: Read;
  #state = nothingChosen;
  #tell: () => void = () => undefined;
  #work = new AbortController();
  #stopping = false;
  #rechecking: AbortSignal | null = null;

  constructor(options: ImportOptions, read: Read) {
    this.#options = options;
    this.#read = read;
  }

  /** From now on it goes by these. */
  readonly goBy = (options: ImportOptions): void => {
    this.#options = options;
  };

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#tell = tell;
    return () => {
      this.#tell = () => undefined;
    };
  };
  readonly snapshot = (): ImportState => this.#state;

  /** Why a file is not even read, in words. */
  refusalOf({ name, size }: File): string | undefined {
    const { limits, words } = this.#options;
    const { lists = false } = this.#options;
    if (!(lists ? /\.(?:xlsx|csv|json)$/i : /\.(?:xlsx|csv)$/i).test(name))
      return words.wrongType(lists ? words.kinds.lists : words.kinds.sheets);
    return size > limits.bytes ? words.tooLarge(formatBytes(limits.bytes)) : undefined;
  }

  /**
   * Reads a file. Where its columns leave no doubt, it is checked at once. One that cannot be used leaves the usable file
   * before it as it was.
   */
  async choose(file: File): Promise<void> {
    const { fields, limits, words } = this.#options;
    const kept = this.#state;
    const isKept = kept.sheets.length > 0 && (kept.phase !== 'failed' || kept.rows.length > 0);
    const refusal = this.refusalOf(file);
    if (refusal !== undefined && isKept) return this.#set({ refusal });
    const signal = this.#anew();
    const refuse = async (problem: string) => {
      if (!isKept) return this.#set({ ...nothingChosen, file, phase: 'failed', problem });
      this.#set({ ...kept, refusal: problem });
      // What was under way was given up for the new file.
      await (kept.phase === 'checking' ? this.check() : this.recheck());
    };
    if (refusal !== undefined) return refuse(refusal);
    this.#set({ ...nothingChosen, file, phase: 'reading' });
    const reading = await this.#read(file, { rows: limits.rows + ABOVE }, signal).catch((error: unknown) => {
      if (!signal.aborted) this.#fail(error, { phase: 'failed' });
      return null;
    });
    if (reading === null || signal.aborted) return;
    if (reading.state === 'failed')
      return refuse(
        reading.problem === 'too_many_rows' ? words.tooManyRows(limits.rows) : words.problems[reading.problem],
      );
    const likely = reading.sheets.map(({ rows }) => {
      const heads = rows[findHead(fields, rows)]?.cells ?? [];
      return Object.keys(matchColumns(fields, heads).matching).length;
    });
    this.#set({ sheets: reading.sheets, phase: 'matching' });
    this.pickSheet(likely.indexOf(Math.max(...likely)));
    const { matching, doubtful } = this.#state;
    const clear = doubtful.length === 0 && fields.every(({ key, required }) => !required || key in matching);
    if (clear) await this.check();
  }

  pickSheet(sheet: number): void {
    this.#set({ sheet });
    this.pickHead(findHead(this.#options.fields, this.#state.sheets[sheet]?.rows ?? []));
  }

  pickHead(head: number): void {
    const heads = this.#state.sheets[this.#state.sheet]?.rows[head]?.cells ?? [];
    this.#set({ head, edits: new Map(), ...matchColumns(this.#options.fields, heads) });
  }

  /** Reads a field from another column; what was mended of it is read anew. */
  match(key: string, column: number | undefined): void {
    const { matching, doubtful, edits } = this.#state;
    const left = [...edits].map(([row, values]) => {
      const others = Object.entries(values).filter(([one]) => one !== key);
      return [row, Object.fromEntries(others)] as const;
    });
    this.#set({
      matching: { ...matching, [key]: column },
      doubtful: doubtful.filter((one) => one !== key),
      edits: new Map(left.filter(([, others]) => Object.keys(others).length > 0)),
    });
  }

  /** Goes back to the columns. What was mended stays. */
  back(): void {
    this.#anew();
    this.#set({ phase: 'matching', problem: undefined, refusal: undefined, pending: new Set() });
  }

  /** The dry run over the whole file. */
  async check(): Promise<void> {
    const { fields, limits, words, check } = this.#options;
    const signal = this.#anew();
    const { sheets, sheet, head, matching, edits } = this.#state;
    const rows = readRows(fields, sheets[sheet]?.rows ?? [], head, matching, edits);
    if (rows.length === 0) return this.#set({ rows, phase: 'failed', problem: words.problems.no_rows });
    if (rows.length > limits.rows)
      return this.#set({ rows: [], phase: 'failed', problem: words.tooManyRows(limits.rows) });
    const own = ownVerdicts(fields, rows, words.wrong);
    const asked = rows.filter(({ row }) => !own.has(row));
    this.#set({ phase: 'checking', rows, verdicts: own, pending: new Set(), checked: 0, problem: undefined });
    try {
      const onProgress = (checked: number) => signal.aborted || this.#set({ checked });
      const answer =
        asked.length === 0 ? { problems: [] } : await check({ rows: asked, all: rows, signal, onProgress });
      if (signal.aborted) return;
      this.#set(withAnswer(this.#state, answer, asked, rows));
      this.#set({ phase: 'mending' });
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(error, { phase: 'failed' });
    }
  }

  /** Changes one value. Its row is checked again. */
  async mend(row: number, key: string, value: string): Promise<void> {
    const { fields, words } = this.#options;
    const field = fields.find((one) => one.key === key);
    const rows = this.#state.rows.map((one) =>
      one.row === row && field ? { row, values: { ...one.values, [key]: tidy(field, value) } } : one,
    );
    const mended = rows.find((one) => one.row === row);
    if (mended === undefined) return;
    const { edits, verdicts, pending } = this.#state;
    const choices = new Map(this.#state.choices);
    // What was chosen was chosen for what stood there.
    choices.delete(row);
    const problems = problemsOf(fields, mended, words.wrong);
    const waiting = new Set(pending);
    if (problems.length === 0) waiting.add(row);
    else waiting.delete(row);
    this.#set({
      rows,
      choices,
      edits: new Map(edits).set(row, { ...edits.get(row), [key]: mended.values[key] ?? '' }),
      pending: waiting,
      verdicts: new Map(verdicts).set(row, { changed: false, problems, own: problems.length > 0 }),
    });
    await this.recheck();
  }

  /** Chooses what becomes of rows that are there with something else. */
  decide(rows: readonly number[], choice: Choice): void {
    this.#set({ choices: new Map([...this.#state.choices, ...rows.map((row) => [row, choice] as const)]) });
  }

  /** Asks for the rows that wait for an answer, until there are none. */
  async recheck(): Promise<void> {
    if (this.#rechecking !== null) return;
    const { signal } = this.#work;
    this.#rechecking = signal;
    try {
      while (this.#state.pending.size > 0 && !signal.aborted) {
        const all = this.#state.rows;
        const asked = all.filter(({ row }) => this.#state.pending.has(row));
        this.#set({ problem: undefined });
        const answer = await this.#options.check({ rows: asked, all, signal, onProgress: () => undefined });
        if (!signal.aborted) this.#set(withAnswer(this.#state, answer, asked, all));
      }
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    } finally {
      if (this.#rechecking === signal) this.#rechecking = null;
    }
  }

  /** Sends the good rows, or those that are left of them. */
  async send(): Promise<void> {
    if (this.#state.phase === 'sending' || this.#state.pending.size > 0) return;
    const { atOnce, send, isLost, words } = this.#options;
    this.#stopping = false;
    this.#set({ phase: 'sending', problem: undefined, refusal: undefined });
    const ready = () => this.#state.rows.filter(({ row }) => isReady(this.#state, row));
    const end = () => this.#set({ phase: ready().length > 0 ? 'stopped' : 'done' });
    while (!this.#stopping) {
      const rows = ready().slice(0, atOnce);
      if (rows.length === 0) break;
      try {
        const { verdicts } = this.#state;
        const replacing = rows.flatMap(({ row }) => (verdicts.get(row)?.conflict === undefined ? [] : [row]));
        const answer = await send({ rows, replacing });
        this.#set(withNews(this.#state, newsOf(rows, answer, words.unanswered)));
      } catch (error) {
        if (isLost?.(error) ?? false)
          this.#set(
            withNews(
              this.#state,
              rows.map(({ row }) => [row, 'lost', [{ message: words.lost }]]),
            ),
          );
        end();
        return this.#fail(error);
      }
    }
    end();
  }

  /** Ends the sending after the call that is under way. */
  stop(): void {
    this.#stopping = true;
  }

  /** Gives up what is under way and forgets everything. */
  reset(): void {
    this.#anew();
    this.stop();
    this.#set(nothingChosen);
  }

  /** Nobody is there any more: nothing is asked or sent from now on. */
  end(): void {
    this.#anew();
    this.stop();
  }

  #set(change: Partial<ImportState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  /** Says why it does not go on. Throws what is a mistake of the program on, once that is said. */
  #fail(error: unknown, change: Partial<ImportState> = {}): void {
    this.#set({ ...change, problem: this.#options.words.broke });
    this.#set({ problem: this.#options.messageOf(error) });
  }

  #anew(): AbortSignal {
    this.#work.abort();
    this.#work = new AbortController();
    this.#rechecking = null;
    return this.#work.signal;
  }
}
