import type { Async, Problem } from '@console/base';
import { Form } from 'antd';
import { useState } from 'react';
import type { Answer } from '../button/useLock.js';
import { Dialog } from '../dialog/Dialog.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { sharingWords } from './locale.js';
import { ShareChoice } from './ShareChoice.js';
import { ShareState } from './ShareState.js';
import { About, Stack } from './sharing.styles.js';
import type { Share, ShareRole } from './types.js';

export interface ShareDialogProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by cancel, the cross, Escape or the mask. */
  onClose: () => void;
  /** How it is shared now. */
  share: Async<Share>;
  /** What it can be shared with besides everybody: the sharer's own roles. */
  roles: readonly ShareRole[];
  /** The address under which others read it. */
  link: string;
  /** Share it, or share it anew. Null: with everybody. Answer with a promise: the primary is locked while it runs. */
  onShare: (roleIds: readonly string[] | null) => Answer;
  /** Nobody else is to read it any more. Answer with a promise: the button is locked while it runs. */
  onStop: () => Answer;
  /** Why the last try failed. */
  problem?: Problem;
}

const skeleton = <Skeletons shape="text" count={4} />;

/** Of those that it is shared with, the ones that can be chosen. */
const standing = ({ roles = null }: Share, own: readonly ShareRole[]): readonly string[] | null =>
  roles === null ? null : own.filter(({ id }) => roles.some((role) => role.id === id)).map(({ id }) => id);

/** Whom a conversation is shared with, up to when, and under which address. */
export const ShareDialog = ({
  open,
  onClose,
  share,
  roles,
  link,
  onShare,
  onStop,
  problem,
  ...root
}: ShareDialogProps) => {
  const words = useWords(sharingWords);
  const [form] = Form.useForm<object>();
  const [chosen, setChosen] = useState<readonly string[] | null>();
  const [missing, setMissing] = useState(false);
  const known = share.state === 'ready' ? share.data : undefined;

  const choose = (next: readonly string[] | null | undefined) => {
    setChosen(next);
    setMissing(false);
  };
  const close = () => {
    choose(undefined);
    onClose();
  };
  const submit = (): Answer => {
    if (known === undefined) return false;
    const wanted = chosen === undefined ? standing(known, roles) : chosen;
    if (wanted?.length === 0) {
      setMissing(true);
      return false;
    }
    return onShare(wanted);
  };
  return (
    <Dialog<object>
      {...rootProps(root)}
      open={open}
      title={words.title}
      verb={known?.shared === true ? words.again : words.share}
      form={form}
      onClose={close}
      onSubmit={submit}
      problem={problem}
      dirty={false}
    >
      <AsyncView value={share} what={words.what} skeleton={skeleton}>
        {(data) => (
          <Stack>
            <About>{words.about}</About>
            {data.shared && <ShareState share={data} link={link} onStop={onStop} />}
            <ShareChoice
              roles={roles}
              value={chosen === undefined ? standing(data, roles) : chosen}
              onChange={choose}
              missing={missing}
            />
          </Stack>
        )}
      </AsyncView>
    </Dialog>
  );
};
