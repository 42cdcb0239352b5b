import { audienceGuides } from './audiences.js';
import { chatGuides } from './chat.js';
import { documentGuides } from './documents.js';
import { formGuides } from './forms.js';
import { graphGuides } from './graph.js';
import type { Guides } from './guide.js';
import { listGuides } from './lists.js';
import { messageGuides } from './messages.js';
import { metricGuides } from './metrics.js';
import { shellGuides } from './shell.js';
import { slideGuides } from './slides.js';
import { tripleReviewGuides } from './tripleReview.js';

/** What is told of each widget, by the title of its stories. */
export const guides: Guides = {
  ...audienceGuides,
  ...chatGuides,
  ...documentGuides,
  ...listGuides,
  ...messageGuides,
  ...metricGuides,
  ...graphGuides,
  ...slideGuides,
  ...tripleReviewGuides,
  ...formGuides,
  ...shellGuides,
};
