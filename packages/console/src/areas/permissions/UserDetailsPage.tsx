import { usePageUsers } from '@console/api/hooks/users';
import { mapAsync, ready } from '@console/base';
import { Button } from 'antd';
import { useState } from 'react';
import { DetailPage } from '../../details/DetailPage.js';
import { EnabledStatus } from '../../lists/enabled.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { PasswordDrawer, type PasswordDrawerProps } from './PasswordDrawer.js';
import { useSection } from './sections.js';
import { UserDrawer } from './UserDrawer.js';
import { UserFacts } from './UserFacts.js';
import { useUserWords } from './userWords.js';

/** One user, and what they did of late. */
export default function UserDetailsPage() {
  const words = useUserWords();
  const section = useSection();
  const [get] = useQueryState();
  const record = useRecord('user');
  const [told, setTold] = useState<PasswordDrawerProps['told']>();
  const id = idIn(get('id'));
  const page = usePageUsers(id === undefined ? null : { current: 1, size: 1, userId: id });
  const found = mapAsync(page.state, ({ list }) => list.find((one) => one.id === id));
  const user = found.state === 'ready' ? found.data : undefined;
  return (
    <DetailPage
      title={words.details}
      titleOf={({ username }) => username}
      parent={{ title: words.title, route: section.users, back: words.back }}
      item={id === undefined ? undefined : found}
      what={words.basics}
      gone={words.gone}
      none={words.noUser}
      renderTags={({ enabled }) => <EnabledStatus enabled={enabled} />}
      renderActions={(one) =>
        one.manageable !== false && <Button onClick={() => void record.show(one.id)}>{words.edit}</Button>
      }
      beside={
        <>
          <UserDrawer
            list={{ record, opened: user !== undefined && record.id === user.id ? ready(user) : undefined }}
            onPassword={setTold}
          />
          <PasswordDrawer told={told} onClose={() => setTold(undefined)} />
        </>
      }
    >
      {(one) => <UserFacts user={one} />}
    </DetailPage>
  );
}
