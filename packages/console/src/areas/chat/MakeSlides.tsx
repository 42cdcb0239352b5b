import { FundProjectionScreenOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { useSlidesEntry } from '../../actions/useSlidesEntry.js';

/** Makes slides of an own conversation. */
export const MakeSlides = ({ topicId }: { topicId: string }) => {
  const slides = useSlidesEntry();
  return slides === undefined ? null : (
    <IconButton label={slides.label} icon={<FundProjectionScreenOutlined />} onClick={() => slides.open({ topicId })} />
  );
};
