import { ApiProvider, createClient } from '@console/api';
import { usePageTopics } from '@console/api/hooks/topics';

const client = createClient({ storedToken: () => null });

const List = () => {
  const { state } = usePageTopics(null);
  return <p>{state.state}</p>;
};

/** A read that waits for what it is to read. */
export const Topics = () => (
  <ApiProvider client={client} identity="nobody">
    <List />
  </ApiProvider>
);
