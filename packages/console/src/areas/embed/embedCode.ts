/** How a page shows the chat, and what its server does for it. */
export const shells = ['script', 'element', 'react', 'server'] as const;
export type Shell = (typeof shells)[number];

export interface EmbedCodeInput {
  /** Origin of this installation. */
  origin: string;
  publicKey: string;
  /** The one that answers where the page names none. */
  assistantId: string;
}

/** Lines to paste, ready to run but for the secret, which the portal's server keeps to itself. */
export const embedCode = (shell: Shell, { origin, publicKey, assistantId }: EmbedCodeInput): string => {
  switch (shell) {
    case 'script':
      return `<script src="${origin}/embed/v1.js"
  data-key="${publicKey}"
  data-assistant="${assistantId}" data-theme="auto"
  data-token-url="/ai-token"
  async></script>`;
    case 'element':
      return `<script type="module" src="${origin}/embed/elements.js"></script>
<console-chat assistant="${assistantId}"
  token-url="/ai-token"
  style="display: block; height: 600px"></console-chat>`;
    case 'react':
      return `import { FloatingChat } from '@console/ui/floating-chat';

const tokenOf = async () => {
  const response = await fetch('/ai-token', { method: 'POST' });
  return (await response.json()).token;
};

<FloatingChat
  src="${origin}/expAI?key=${publicKey}&assistantId=${assistantId}"
  onTokenWanted={tokenOf}
/>`;
    case 'server':
      return `app.post('/ai-token', async (request, response) => {
  const reply = await fetch('${origin}/aiapi/qa/embedKey/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      publicKey: '${publicKey}',
      secret: process.env.EMBED_SECRET,
      visitor: request.session.id,
    }),
  });
  const { data } = await reply.json();
  response.json({ token: data.token });
});`;
  }
};
