import type { Tool } from '@console/api/contract';
import { useModifyTool } from '@console/api/hooks/tools';
import { useMessage } from '@console/ui/provider';
import { SwitchField } from '../../forms/fields.js';
import { FormDialog } from '../../forms/FormDialog.js';
import type { Edit } from '../../forms/useEdit.js';
import { roleIdsOf, type SeenBy, seenByOf, SeenByFields } from '../../pickers/SeenByFields.js';
import { useToolWords } from './toolWords.js';

interface Fields extends SeenBy {
  published: boolean;
}

export interface ToolSettingsProps {
  /** Undefined while closed. */
  tool: Tool | undefined;
  edit: Edit;
  onClose: () => void;
}

/** Whether a tool is published, and which roles see it. */
export const ToolSettings = ({ tool, edit, onClose }: ToolSettingsProps) => {
  const words = useToolWords();
  const message = useMessage();
  const { run } = useModifyTool();
  const save = async ({ published, ...seen }: Fields) => {
    if (tool === undefined) return;
    await run({ id: tool.id, published, roleIds: roleIdsOf(seen) }, { quiet: true });
    message.success(words.saved);
  };
  return (
    <FormDialog<Fields>
      recordKey={tool?.id}
      title={words.whichSee(tool?.name ?? '')}
      verb={words.save}
      initial={{ published: tool?.published ?? true, ...seenByOf(tool) }}
      edit={edit}
      onSubmit={save}
      onClose={onClose}
    >
      <SwitchField name="published" label={words.published} help={words.publishedHelp} />
      <SeenByFields />
    </FormDialog>
  );
};
