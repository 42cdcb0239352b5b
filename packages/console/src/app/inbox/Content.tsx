import { RichText } from '@console/ui/rich-text';

/** What a message says. */
export default function Content({ html }: { html: string }) {
  return <RichText html={html} />;
}
