import type { ListColumn } from '@console/ui/data-list';
import { Switch } from 'antd';
import { useState } from 'react';
import { useAction } from '../../actions/useAction.js';
import { useDictionary } from '../../locale/useDictionary.js';

interface Switched {
  id: string;
  name: string;
  enabled: boolean;
}

interface SwitchWords {
  enable: (name: string) => string;
  turnedOn: string;
  turnedOff: string;
}

interface CellProps {
  row: Switched;
  words: SwitchWords;
  run: (change: { id: string; enabled: boolean }) => Promise<unknown>;
}

const Cell = ({ row: { id, name, enabled }, words, run }: CellProps) => {
  const act = useAction();
  const [busy, setBusy] = useState(false);
  const onChange = async (next: boolean) => {
    setBusy(true);
    await act({ run: () => run({ id, enabled: next }), done: next ? words.turnedOn : words.turnedOff });
    setBusy(false);
  };
  return (
    <Switch
      size="small"
      checked={enabled}
      loading={busy}
      aria-label={words.enable(name)}
      onChange={(next, event) => {
        event.stopPropagation();
        void onChange(next);
      }}
    />
  );
};

/** The column that puts a record to use, and takes it out of use. */
export const useSwitchColumn = <Row extends Switched>(words: SwitchWords, run: CellProps['run']): ListColumn<Row> => {
  const { list } = useDictionary();
  return {
    key: 'enabled',
    title: list.status,
    width: 80,
    mobile: 'firstEnd',
    render: (row) => <Cell row={row} words={words} run={run} />,
  };
};
