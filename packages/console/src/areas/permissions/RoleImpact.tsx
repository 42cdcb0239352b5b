import { type Input, previewRole } from '@console/api/contract';
import { usePreviewRole } from '@console/api/hooks/roles';
import { useOffered } from '@console/api/hooks/useOffered';
import { SubmitButton } from '@console/ui/button';
import { SideDrawer } from '@console/ui/dialog';
import { AsyncView, Notice, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useSubmission } from '../../forms/useSubmission.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { RoleDiff } from './RoleDiff.js';
import { useRoleWords } from './roleWords.js';

export interface RoleImpactProps {
  /** The change to look at; undefined while closed. */
  plan: Input<typeof previewRole> | undefined;
  title: string;
  /** On the primary button: 保存 or 停用. */
  verb: string;
  danger?: boolean;
  /** Makes the change. Rejects with `ApiError` where it is refused. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Shows what a change of a role does to its members, before it is made. */
export const RoleImpact = ({ plan, title, verb, danger = false, onConfirm, onClose }: RoleImpactProps) => {
  const words = useRoleWords();
  const { form } = useDictionary();
  const known = useOffered(previewRole);
  const preview = usePreviewRole(known ? (plan ?? null) : null);
  const { problem, submit, forget } = useSubmission();
  const close = () => {
    forget();
    onClose();
  };
  return (
    <SideDrawer
      open={plan !== undefined}
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{form.cancel}</Button>
          <SubmitButton
            key={plan?.id}
            danger={danger}
            disabled={known && preview.state.state !== 'ready'}
            onClick={() => submit(onConfirm)}
          >
            {verb}
          </SubmitButton>
        </>
      }
    >
      {problem && <Notice tone="error">{problem.message}</Notice>}
      {known ? (
        <AsyncView value={preview.state} what={words.members} skeleton={<Skeletons shape="rows" count={6} />}>
          {(shown) => <RoleDiff preview={shown} />}
        </AsyncView>
      ) : (
        <Notice>{words.diff.unknown}</Notice>
      )}
    </SideDrawer>
  );
};
