import type { EmbedKey } from '@console/api/contract';
import dayjs, { type Dayjs } from 'dayjs';

/** What can be typed for a key. */
export interface KeyValues {
  name: string;
  assistantIds: string[];
  origins: string[];
  /** Typed, and not added to the origins yet. */
  newOrigin: string;
  perMinute: number;
  perDay: number;
  perVisitorDay: number;
  ends: Dayjs | null;
}

/** What the fields begin with: what is stored, or what is usual for a new key. */
export const valuesOf = (key: EmbedKey | undefined): KeyValues => ({
  name: key?.name ?? '',
  assistantIds: key?.assistants.map(({ id }) => id) ?? [],
  origins: key?.origins.map(({ origin }) => origin) ?? [],
  newOrigin: '',
  perMinute: key?.perMinute ?? 60,
  perDay: key?.perDay ?? 5000,
  perVisitorDay: key?.perVisitorDay ?? 50,
  ends: key?.expireTime == null ? null : dayjs(key.expireTime),
});

/** What is sent of them. A key works until its last day is over. */
export const settingsOf = ({ newOrigin: _newOrigin, ends, name, ...settings }: KeyValues) => ({
  ...settings,
  name: name.trim(),
  expireTime: ends?.endOf('day').toISOString() ?? '',
});
