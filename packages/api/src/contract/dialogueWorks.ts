import * as z from 'zod/mini';
import { DialogueFileIds } from './dialogueFiles.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, named, text, Time } from './fields.js';
import { ReferenceSchema } from './sessions.js';

/** Points that files are compared in, at most. */
export const MOST_COMPARED_POINTS = 20;

export const dialogueWorkStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type DialogueWorkStatus = (typeof dialogueWorkStatuses)[number];

/** What a file says of one point. */
const ComparedCell = z.looseObject({
  fileId: Id,
  /** `waiting`: nobody has looked yet · `not_found`: the file says nothing of it. */
  state: known(['waiting', 'found', 'not_found']),
  /** A model's short answer with `[n]` where a reference is cited, or the words of the file that say most of it. */
  text: z.string(),
  /** A model's words; false: those of the file itself. */
  byModel: z.boolean(),
  references: z.array(ReferenceSchema),
});
export interface ComparedCell extends z.infer<typeof ComparedCell> {}

/** One point in all of the files, in their order. */
const ComparedRow = z.looseObject({ point: z.string(), cells: z.array(named<ComparedCell>(ComparedCell)) });
export interface ComparedRow extends z.infer<typeof ComparedRow> {}

/** Own files laid side by side, or summed up. It goes with its conversation, and with each of its files. */
const DialogueWork = z.looseObject({
  id: Id,
  kind: known(['comparison', 'summary']),
  /** Null: the files wait for a conversation. */
  topicId: z.nullable(Id),
  files: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** None in a summary. */
  points: z.array(z.string()),
  status: known(dialogueWorkStatuses),
  /** 0 to 100. */
  progress: z.number(),
  createTime: Time,
  updateTime: Time,
});
export interface DialogueWork extends z.infer<typeof DialogueWork> {}

const DialogueWorkDetail = z.looseObject({
  ...DialogueWork._zod.def.shape,
  /** Of a comparison, filled as it goes. */
  rows: z.array(named<ComparedRow>(ComparedRow)),
  /** Of a summary: markdown with `[n]` where a reference is cited; empty until it is done. */
  text: z.string(),
  references: z.array(ReferenceSchema),
  /** The summary is a model's; false: it is made of the words of the files. */
  byModel: z.boolean(),
  /** A file is longer than what a model read of it. */
  partial: z.boolean(),
});
export interface DialogueWorkDetail extends z.infer<typeof DialogueWorkDetail> {}

const begun = {
  kind: 'write',
  method: 'POST',
  reply: Created,
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404, file_not_found: 404, file_not_ready: 409, too_many_jobs: 429 },
  origin: 'ours',
} as const;

const one = { params: z.strictObject({ id: Id }), needs: 'chat', embed: true, origin: 'ours' } as const;

/** Begins to lay own files of one conversation side by side in some points; reading it tells how far it is. */
export const compareDialogueFiles = endpoint({
  ...begun,
  path: '/aiapi/qa/assistantFileDialogue/compare',
  body: z.strictObject({
    /** Left out: files that wait for a conversation. */
    topicId: z.optional(Id),
    fileIds: DialogueFileIds.check(z.minLength(2)),
    points: z.array(text(200)).check(z.minLength(1), z.maxLength(MOST_COMPARED_POINTS)),
  }),
});

/** Begins to sum up own files of one conversation, one or several together. */
export const summariseDialogueFiles = endpoint({
  ...begun,
  path: '/aiapi/qa/assistantFileDialogue/summarise',
  body: z.strictObject({
    /** Left out: files that wait for a conversation. */
    topicId: z.optional(Id),
    fileIds: DialogueFileIds,
  }),
});

/** Comparisons and summaries of an own conversation, or without `topicId` of files that wait for one; newest first, the last 50. */
export const listDialogueWorks = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/works',
  query: z.strictObject({ topicId: z.optional(Id) }),
  reply: z.array(named<DialogueWork>(DialogueWork)),
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'ours',
});

/** One comparison or summary, as far as it is. */
export const readDialogueWork = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/works/{id}',
  reply: named<DialogueWorkDetail>(DialogueWorkDetail),
  fails: { dialogue_work_not_found: 404 },
});

/** Ends one that is under way; what it has found stays. One that has ended stays as it is. */
export const cancelDialogueWork = endpoint({
  ...one,
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/assistantFileDialogue/works/{id}/cancel',
  reply: Done,
  fails: { dialogue_work_not_found: 404 },
});

/** Deletes own comparisons and summaries; those of others are passed over. */
export const removeDialogueWorks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/assistantFileDialogue/works',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'chat',
  embed: true,
  origin: 'ours',
});

/** A comparison as a spreadsheet, one point a row, with where each cell was found. */
export const downloadDialogueComparison = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/assistantFileDialogue/works/{id}/xlsx',
  reply: z.unknown(),
  as: 'blob',
  fails: { dialogue_work_not_found: 404 },
});
