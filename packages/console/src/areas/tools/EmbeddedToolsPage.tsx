import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { useHost } from '../../session/useHost.js';
import { useToolWords } from './toolWords.js';

/** The published tools without the shell, also for other portals to frame. None has been published so far. */
export default function EmbeddedToolsPage() {
  const words = useToolWords();
  useHost(true, { title: '' });
  return (
    <PageFrame title={words.title}>
      <EmptyState picture="first" title={words.emptyTitle} description={words.emptyText} />
    </PageFrame>
  );
}
