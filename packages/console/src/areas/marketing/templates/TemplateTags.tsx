import { lookUp } from '@console/base';
import { Status, Tag } from '@console/ui/states';
import type { TemplateRow } from './templateKind.js';
import { tones } from './templateStates.js';
import { useTemplateWords } from './templateWords.js';

interface TemplateTagsProps {
  /** Undefined: a new one. */
  row: Pick<TemplateRow, 'state' | 'version' | 'enabled'> | undefined;
  dirty: boolean;
}

/** How far a template is. */
export const TemplateTags = ({ row, dirty }: TemplateTagsProps) => {
  const words = useTemplateWords();
  return (
    <>
      {row && <Status tone={lookUp(tones, row.state, 'off')}>{lookUp(words.states, row.state, row.state)}</Status>}
      {row && <Tag>{words.versionOf(row.version)}</Tag>}
      {row && !row.enabled && <Tag tone="warning">{words.disable}</Tag>}
      {dirty && <Tag tone="warning">{words.unsaved}</Tag>}
    </>
  );
};
