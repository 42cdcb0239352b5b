import type { ImportedEcologyMember } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import type { FileSource } from '../../../files/source.js';
import type { Language } from '../../../http/messages.js';
import { nameKey, readMemberSheet, type RefusedRow, refusedRow, type SheetMember } from './memberSheet.js';
import type { Writer } from './memberWrites.js';

export interface ImportRequest {
  readonly writer: Writer;
  readonly source: FileSource;
  readonly language: Language;
  /** Says what would happen, and changes nothing. */
  readonly dryRun: boolean;
  /** First and last row that count, as the spreadsheet counts. Default: all. */
  readonly fromRow?: number;
  readonly toRow?: number;
  readonly signal?: AbortSignal;
}

/** Names of these that are in use, as `nameKey` has them. */
const takenNames = async (db: Queryable, members: readonly SheetMember[]): Promise<Set<string>> => {
  const rows = await db.query<{ name: string }>(sql`
    select lower(name) as name from ecology_members
    where deleted_at is null and lower(name) = any(${members.map((one) => nameKey(one.memberName))}::text[])`);
  return new Set(rows.map(({ name }) => name));
};

/** Adds those whose names are free by now, with what they asked. Answers the new ids by row. */
const insertAll = (
  db: Database,
  members: readonly SheetMember[],
  { userId, username }: Writer,
): Promise<Map<number, string>> =>
  db.transaction(async (tx) => {
    const rows = members.map((one) => ({ ...one, id: randomId(), event: randomId() }));
    const made = await tx.query<{ id: string }>(sql`
      insert into ecology_members (id, name, kind, contact_name, phone, email, message, state, created_by)
      select r.id, r."memberName", r."memberType", r."contactName", r."phoneNumber", r.email, r.message,
        case when r.message = '' then 'none' else 'waiting' end, ${userId}
      from jsonb_to_recordset(${json(rows)}) as r (
        row integer, id text, "memberName" text, "memberType" text, "contactName" text, "phoneNumber" text, email text,
        message text)
      order by r.row
      -- Somebody may have added one of that name since it was checked.
      on conflict (lower(name)) where deleted_at is null do nothing
      returning id`);
    const ids = new Set(made.map(({ id }) => id));
    const added = rows.filter(({ id }) => ids.has(id));
    const asking = added.filter(({ message }) => message !== '');
    await tx.query(sql`
      insert into ecology_events (id, member_id, kind, content, user_id, username)
      select r.event, r.id, 'asked', r.message, ${userId}, ${username}
      from jsonb_to_recordset(${json(asking)}) as r (row integer, event text, id text, message text) order by r.row`);
    return new Map(added.map(({ row, id }) => [row, id]));
  });

/**
 * Adds the members of a spreadsheet, in one transaction; rows that can't be taken are told with their reason. Takes over the
 * bytes. Throws the contract's reasons for spreadsheets.
 */
export const importMembers = async (db: Database, request: ImportRequest) => {
  const { writer, source, language, dryRun, fromRow = 0, toRow = Number.MAX_SAFE_INTEGER } = request;
  const counts = ({ row }: { row: number }) => row >= fromRow && row <= toRow;
  const sheet = await readMemberSheet(source, language, request.signal);
  const members = sheet.members.filter(counts);
  const refused: RefusedRow[] = sheet.refused.filter(counts);
  const taken = await takenNames(db, members);
  const free = members.filter((one) => !taken.has(nameKey(one.memberName)));
  const made = dryRun || free.length === 0 ? new Map<number, string>() : await insertAll(db, free, writer);
  const added: ImportedEcologyMember[] = [];
  for (const one of members) {
    const { row, memberName } = one;
    const id = made.get(row) ?? null;
    const isIn = dryRun ? !taken.has(nameKey(memberName)) : id !== null;
    if (isIn) added.push({ row, id, memberName });
    else refused.push(refusedRow(row, 'name_taken', language));
  }
  return { added, refused: refused.toSorted((a, b) => a.row - b.row).map((row) => ({ ...row })) };
};
