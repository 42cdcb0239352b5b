import { type ManagedUser, pageAuditLog } from '@console/api/contract';
import { usePageAuditLog } from '@console/api/hooks/auditLog';
import { formatDateTime } from '@console/base';
import { AsyncView, EmptyState, Notice, Skeletons } from '@console/ui/states';
import { Timeline } from 'antd';
import { usePreferences } from '../../state/preferences.js';
import { DetailBody } from '../../details/details.styles.js';
import { Facts } from '../../details/Facts.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { Offered } from '../../session/Offered.js';
import { actionName } from './actionNames.js';
import { AuditSubjects } from './AuditSubjects.js';
import { useUserWords } from './userWords.js';

const RECENT = 20;

const Recent = ({ userId }: { userId: string }) => {
  const { audit } = useUserWords();
  const { language } = usePreferences();
  const page = usePageAuditLog({ current: 1, size: RECENT, userId });
  const nothing = <EmptyState title={audit.empty} />;
  return (
    <AsyncView
      value={page.state}
      what={audit.action}
      skeleton={<Skeletons shape="rows" count={4} />}
      empty={({ list }) => (list.length === 0 ? nothing : null)}
    >
      {({ list }) => (
        <Timeline
          items={list.map(({ id, action, failureText, subjects, target, time }) => ({
            key: id,
            color: failureText === null ? 'blue' : 'red',
            content: (
              <>
                {formatDateTime(time)} {actionName(action, language)}{' '}
                {subjects.length > 0 && <AuditSubjects subjects={subjects} target={target} />}
                {failureText !== null && ` · ${failureText}`}
              </>
            ),
          }))}
        />
      )}
    </AsyncView>
  );
};

/** What is known of one user, and what they did of late. */
export const UserFacts = ({ user }: { user: ManagedUser }) => {
  const separator = useSeparator();
  const words = useUserWords();
  return (
    <DetailBody>
      {user.manageable === false && <Notice>{words.beyond}</Notice>}
      <h2>{words.basics}</h2>
      <Facts
        facts={[
          [words.account, user.account],
          [words.username, user.username],
          [words.phone, user.phoneNumber],
          [words.email, user.email],
          [words.department, user.department],
          [words.roles, user.roles.map(({ name }) => name).join(separator)],
          [words.lastSignIn, user.lastSignInTime === null ? words.never : formatDateTime(user.lastSignInTime)],
          [words.created, formatDateTime(user.createTime)],
        ]}
      />
      <Offered calls={[pageAuditLog]}>
        <h2>{words.recent}</h2>
        <Recent userId={user.id} />
      </Offered>
    </DetailBody>
  );
};
