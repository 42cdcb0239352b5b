import { CloseOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useEmbedWords } from './embedWords.js';
import { Add, Origins, Problem } from './keyForm.styles.js';
import { originOf, problemOf } from './origins.js';

export interface OriginsFieldProps {
  id?: string;
  value?: readonly string[];
  onChange?: (origins: readonly string[]) => void;
  /** Questions asked today, by origin. */
  today: ReadonlyMap<string, number>;
  /** What is typed and not added yet: kept by the form, so that saving can ask for it. */
  typed: string;
  onTyped: (typed: string) => void;
}

/** Origins one by one: each is added after a look at it, and no pattern stands for many. */
export const OriginsField = ({ id, value = [], onChange, today, typed, onTyped }: OriginsFieldProps) => {
  const words = useEmbedWords();
  const problemId = useId();
  const [tried, setTried] = useState(false);
  const problem = typed.trim() === '' ? undefined : problemOf(typed, value);
  const shown = problem !== undefined && (tried || problem === 'noWildcards') ? words[problem] : undefined;
  const add = () => {
    setTried(true);
    const origin = originOf(typed);
    if (origin === undefined || problem !== undefined) return;
    onChange?.([...value, origin]);
    onTyped('');
    setTried(false);
  };
  return (
    <div>
      {value.length > 0 && (
        <Origins>
          {value.map((origin) => (
            <li key={origin}>
              <code>{origin}</code>
              <small>{words.today((today.get(origin) ?? 0).toLocaleString())}</small>
              <IconButton
                size="small"
                label={words.removeOrigin(origin)}
                icon={<CloseOutlined />}
                onClick={() => onChange?.(value.filter((one) => one !== origin))}
              />
            </li>
          ))}
        </Origins>
      )}
      <Add>
        <Input
          id={id}
          aria-label={words.newOrigin}
          aria-describedby={shown === undefined ? undefined : problemId}
          aria-invalid={shown !== undefined}
          status={shown === undefined ? '' : 'error'}
          placeholder={words.originHint}
          inputMode="url"
          maxLength={200}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (!event.nativeEvent.isComposing) add();
          }}
        />
        <Button disabled={typed.trim() === '' || problem === 'noWildcards'} onClick={add}>
          {words.add}
        </Button>
      </Add>
      {shown !== undefined && (
        <Problem id={problemId} role="alert">
          {shown}
        </Problem>
      )}
    </div>
  );
};
