import { SendOutlined } from '@ant-design/icons';
import { useSubmitTemplate, useWithdrawTemplate } from '@console/api/hooks/marketing/templateReview';
import { ActionButton, SubmitButton } from '@console/ui/button';
import { useAction } from '../../../actions/useAction.js';
import { HeadButton } from '../../../actions/HeadButton.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { DIALOG, TEST } from './templateAddress.js';
import type { TemplateRow } from './templateKind.js';
import { useTemplateWords } from './templateWords.js';

interface TemplateActionsProps {
  /** Undefined: a new one. */
  row: TemplateRow | undefined;
  dirty: boolean;
  onSave: () => Promise<boolean>;
}

/** What comes next: what is typed is saved, what is saved is handed in, what was handed in can be taken back. */
export const TemplateActions = ({ row, dirty, onSave }: TemplateActionsProps) => {
  const words = useTemplateWords();
  const [, set] = useQueryState();
  const act = useAction();
  const { run: submit } = useSubmitTemplate();
  const { run: withdraw } = useWithdrawTemplate();
  const newest = row && { id: row.id, version: row.version };
  return (
    <>
      {newest && (
        <HeadButton
          label={words.test}
          icon={<SendOutlined />}
          onClick={() => set({ [DIALOG]: TEST }, { push: true })}
        />
      )}
      {newest && row.state === 'waiting' && !dirty && (
        <ActionButton onClick={() => act({ run: () => withdraw(newest), done: words.withdrawn })}>
          {words.withdraw}
        </ActionButton>
      )}
      {newest && row.state === 'draft' && !dirty ? (
        <SubmitButton onClick={() => act({ run: () => submit(newest), done: words.submitted })}>
          {words.submit}
        </SubmitButton>
      ) : (
        (row === undefined || dirty) && <SubmitButton onClick={onSave}>{words.save}</SubmitButton>
      )}
    </>
  );
};
