import { BulbOutlined, DownOutlined, RightOutlined } from '@ant-design/icons';
import type { DataSourceDetail } from '@console/api/contract';
import { useModifyDataSource, useSuggestSourceDescriptions } from '@console/api/hooks/dataSources';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { DescriptionField } from './DescriptionField.js';
import { changesOf, type Described, keyOf, openSuggestions, type Texts } from './describing.js';
import { Described as Tables, Foot } from './setup.styles.js';
import type { SetupPart } from './SourceSetup.js';
import { useSetupWords } from './setupWords.js';

/** What tables and columns hold, in words: for people, and for a model that writes queries. */
export const SourceDescriptions = ({ source, onDirty }: SetupPart & { source: DataSourceDetail }) => {
  const words = useSetupWords();
  const { form } = useDictionary();
  const message = useMessage();
  const modify = useModifyDataSource();
  const suggest = useSuggestSourceDescriptions();
  const { problem, submit } = useSubmission();
  const [typed, setTyped] = useState<Texts>(new Map());
  const [suggestions, setSuggestions] = useState<readonly Described[]>([]);
  const { id, tables } = source;
  const [unfolded, setUnfolded] = useState(tables[0]?.name);
  const open = openSuggestions(tables, typed, suggestions);
  const changes = changesOf(tables, typed);

  const put = (texts: Texts): void => {
    const next = new Map([...typed, ...texts]);
    setTyped(next);
    onDirty(changesOf(tables, next).length > 0);
  };
  const ask = () =>
    attempt(async () => {
      const found = await suggest.run({ id });
      setSuggestions(found);
      if (openSuggestions(tables, typed, found).size === 0) message.info(words.noSuggestions);
    });
  const save = () =>
    submit(async () => {
      await modify.run({ id, descriptions: changes }, { quiet: true });
      setTyped(new Map());
      onDirty(false);
      message.success(words.saved);
    });
  const fieldOf = (one: Described, label: string) => {
    const key = keyOf(one);
    return (
      <DescriptionField
        key={key}
        label={label}
        value={typed.get(key) ?? one.description}
        suggestion={open.get(key)}
        onChange={(text) => put(new Map([[key, text]]))}
      />
    );
  };
  return (
    <>
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {open.size > 0 && (
        <Notice tone="info" action={{ label: words.takeAll, onClick: () => put(open) }}>
          {words.suggested(open.size)}
        </Notice>
      )}
      <Tables>
        {tables.map(({ name, label, description, columns }) => (
          <li key={name}>
            <Button
              type="text"
              aria-expanded={unfolded === name}
              icon={unfolded === name ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
              onClick={() => setUnfolded(unfolded === name ? undefined : name)}
            >
              {label}
            </Button>
            {unfolded === name && (
              <>
                {fieldOf({ table: name, column: null, description }, label)}
                {columns.map((one) =>
                  fieldOf({ table: name, column: one.name, description: one.description }, one.label),
                )}
              </>
            )}
          </li>
        ))}
      </Tables>
      <Foot>
        <Button icon={<BulbOutlined aria-hidden />} loading={suggest.running} onClick={() => void ask()}>
          {words.suggest}
        </Button>
        <Button type="primary" disabled={changes.length === 0} loading={modify.running} onClick={() => void save()}>
          {form.save}
        </Button>
      </Foot>
    </>
  );
};
