import { templateStates } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { ListColumn } from '@console/ui/data-list';
import { Status } from '@console/ui/states';
import { columnsOf, NOTHING } from '../../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../../lists/enabled.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import type { TemplateRow } from './templateKind.js';
import { Excerpt } from './templates.styles.js';
import { tones } from './templateStates.js';
import { useTemplateWords } from './templateWords.js';

const column = columnsOf<TemplateRow>();

/** The columns and filters that lists of every channel have; `text` is what a row says in short. */
export const useTemplateColumns = <Row extends TemplateRow>(text: (row: Row) => string) => {
  const words = useTemplateWords();
  const enabled = useEnabledList();
  const updated = useUpdatedColumn();
  const columns: ListColumn<Row>[] = [
    {
      key: 'templateName',
      title: words.name,
      sortable: true,
      mobile: 'first',
      width: 200,
      render: ({ templateName }) => templateName,
    },
    {
      key: 'text',
      title: words.text,
      mobile: 'second',
      render: (row) => <Excerpt title={text(row)}>{text(row) || NOTHING}</Excerpt>,
    },
    column.status('state', words.state, ({ state }) => (
      <Status tone={lookUp(tones, state, 'off')}>{lookUp(words.states, state, state)}</Status>
    )),
    column.text(
      'usable',
      words.usable,
      ({ usableVersion }) => (usableVersion === null ? words.notUsable : words.versionOf(usableVersion)),
      { width: 96 },
    ),
    enabled.column,
    { ...updated, sortable: true },
  ];
  const filters = [
    enumFilter({
      key: 'state',
      label: words.state,
      values: templateStates,
      words: words.states,
      toInput: (state) => ({ state }),
    }),
    enabled.filter,
  ];
  return { columns, filters };
};
