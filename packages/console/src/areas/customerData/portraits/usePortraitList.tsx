import type { Input, pagePortraits, Portrait } from '@console/api/contract';
import { usePagePortraits } from '@console/api/hooks/portraits';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { usePortraitWords } from './portraitWords.js';

const column = columnsOf<Portrait>();

const usePortraits = recordListHook<Portrait, Omit<Input<typeof pagePortraits>, 'current' | 'size'>>({
  kind: 'portrait',
  usePage: usePagePortraits,
});

/** Portraits by page and name. */
export const usePortraitList = () => {
  const words = usePortraitWords();
  const separator = useSeparator();
  return usePortraits({
    columns: [
      { key: 'portraitName', title: words.name, mobile: 'first', render: ({ portraitName }) => portraitName },
      column.text('audience', words.audience, ({ crowdPackName }) => crowdPackName || words.everybody, {
        mobile: 'second',
      }),
      column.count('people', words.people, ({ customerCount }) => customerCount),
      column.text('traits', words.traits, ({ traits }) =>
        traits.map((trait) => lookUp(words.traitNames, trait, trait)).join(separator),
      ),
      column.text('by', words.by, ({ createdBy }) => createdBy, { width: 104 }),
      column.time('updateTime', words.time, ({ updateTime }) => updateTime, { sortable: true }),
    ],
  });
};
