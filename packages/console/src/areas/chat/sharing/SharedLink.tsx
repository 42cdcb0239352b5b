import { ShareAltOutlined } from '@ant-design/icons';
import { href, pageSharedTopics } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { linkTo } from '../../../navigation/address.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { isGranted } from '../../../session/menus.js';
import { Offered } from '../../../session/Offered.js';
import { useUser } from '../../../session/UserContext.js';

const calls = [pageSharedTopics];

/** The way to what others share, over one's own conversations. */
export const SharedLink = () => {
  const { chat } = useDictionary();
  const { follow } = useAddress();
  const { menus } = useUser();
  if (!isGranted(href('chatAI'), menus)) return null;
  return (
    <Offered calls={calls}>
      <PageLink href={linkTo('chatAI', { shared: 'list' })} onNavigate={follow}>
        <ShareAltOutlined aria-hidden />
        {chat.sharedWithMe}
      </PageLink>
    </Offered>
  );
};
