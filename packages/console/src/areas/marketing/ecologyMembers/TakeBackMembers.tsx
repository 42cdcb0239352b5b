import { useRemoveEcologyMembers } from '@console/api/hooks/marketing/ecologyMember';
import { useConfirm } from '@console/ui/dialog';
import { Notice } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { attempt } from '../../../actions/attempt.js';
import { useMemberWords } from './memberWords.js';

/** Ids that one call takes. */
const AT_ONCE = 200;

/** Deletes what an import has added. */
export const TakeBackMembers = ({ ids }: { ids: readonly string[] }) => {
  const { import: words } = useMemberWords();
  const { run: remove, running } = useRemoveEcologyMembers();
  const confirm = useConfirm();
  const [gone, setGone] = useState(0);
  if (ids.length > 0 && gone === ids.length) return <Notice tone="info">{words.takenBack(gone)}</Notice>;
  const onTakeBack = async () => {
    const agreed = await confirm({
      title: words.takeBackTitle(ids.length),
      text: words.takeBackText,
      verb: words.takeBackVerb,
      danger: true,
    });
    if (!agreed) return;
    await attempt(async () => {
      for (let from = 0; from < ids.length; from += AT_ONCE) await remove({ idList: ids.slice(from, from + AT_ONCE) });
      setGone(ids.length);
    });
  };
  return (
    <Button danger loading={running} onClick={() => void onTakeBack()}>
      {words.takeBack}
    </Button>
  );
};
