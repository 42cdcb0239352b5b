import { uploadKeys, uploadNeeded, uploadTargets } from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import type { UploadRecord } from './dataUploads.store.js';
import { targetName } from './targetNames.js';
import type { KeptColumn } from './uploadRecord.js';

/** The columns as somebody says they are. Throws the contract's reasons where rows could not be read like that. */
export const checkedColumns = (
  { dataType, columns }: UploadRecord,
  targets: readonly string[],
  language: Language,
): KeptColumn[] => {
  const known: readonly string[] = uploadTargets[dataType];
  if (targets.length !== columns.length || targets.some((target) => !known.includes(target)))
    throw fail('columns_do_not_match');
  const nameOf = (target: string): string => targetName(target, dataType, language);
  const list = (names: readonly string[], word: { zh: string; en: string }): string =>
    names.map(nameOf).join(language === 'en-US' ? word.en : word.zh);
  const fields = targets.filter((target) => target !== 'extra' && target !== 'none');
  const twice = fields.find((target, at) => fields.indexOf(target) !== at);
  if (twice !== undefined) throw fail('column_twice', { values: { column: nameOf(twice) } });
  const titles = columns.flatMap(({ title }, at) => (targets[at] === 'extra' ? [title] : []));
  const sameTitle = titles.find((title, at) => titles.indexOf(title) !== at);
  if (sameTitle !== undefined) throw fail('column_twice', { values: { column: sameTitle } });
  const missing = uploadNeeded[dataType].filter((target) => !targets.includes(target));
  if (missing.length > 0) throw fail('column_needed', { values: { columns: list(missing, { zh: '、', en: ', ' }) } });
  if (!uploadKeys.some((key) => targets.includes(key)))
    throw fail('column_needed', { values: { columns: list(uploadKeys, { zh: '或', en: ' or ' }) } });
  return columns.map((column, at) => {
    const target = targets[at] ?? 'none';
    return target === column.target ? column : { ...column, target, how: 'hand' };
  });
};
