import type { TemplateParam } from '@console/api/contract';
import { useUnsaved } from '@console/ui/kept-pages';
import { Panes } from '../../../details/panes.styles.js';
import type { Edit } from '../../../forms/useEdit.js';
import type { TemplateFields, TemplateRow } from './templateKind.js';
import { Arriving, Editor } from './templates.styles.js';
import { TemplateSettings } from './TemplateSettings.js';
import { useTemplateWords } from './templateWords.js';
import { useSample } from './useSample.js';
import type { TemplateSaving } from './useTemplateSaving.js';
import type { WrittenProps } from './useWritten.js';
import { WrittenChecks } from './WrittenChecks.js';
import { WrittenPictures } from './WrittenPictures.js';

interface TemplateFormProps<Row extends TemplateRow, Fields extends TemplateFields> extends WrittenProps<Row, Fields> {
  params: readonly TemplateParam[];
  edit: Edit;
  saving: TemplateSaving;
}

/** A template while it is written: its fields, what the check finds, and beside them how it arrives. */
export const TemplateForm = <Row extends TemplateRow, Fields extends TemplateFields>({
  edit,
  saving,
  ...written
}: TemplateFormProps<Row, Fields>) => {
  const words = useTemplateWords();
  const sample = useSample(written.params);
  useUnsaved(edit.dirty);
  return (
    <Panes $beside={668} $narrow={400}>
      <Editor>
        <TemplateSettings {...written} edit={edit} saving={saving} />
        <WrittenChecks {...written} sample={sample} />
      </Editor>
      <Arriving aria-label={words.previewPane}>
        <WrittenPictures {...written} sample={sample} />
      </Arriving>
    </Panes>
  );
};
