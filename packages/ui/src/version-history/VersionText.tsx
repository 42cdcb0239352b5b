import type { DifferenceText } from '../difference-view/types.js';
import { useWords } from '../locale/useWords.js';
import { versionWords } from './locale.js';
import { Choose, Fields, Text } from './VersionHistory.styles.js';

export interface VersionTextProps {
  /** Names what is shown. */
  label: string;
  text: DifferenceText;
}

/** What one version holds, as it is. */
export const VersionText = ({ label, text }: VersionTextProps) => {
  const words = useWords(versionWords);
  if (text.length === 0) return <Choose>{words.noContent}</Choose>;
  if (typeof text === 'string')
    return (
      <Text role="group" aria-label={label}>
        {text}
      </Text>
    );
  return (
    <Fields aria-label={label}>
      {text.map(({ key, label: name, value }) => (
        <FieldLine key={key} name={name} value={value} />
      ))}
    </Fields>
  );
};

const FieldLine = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
