/** `over`: taken, or refused whatever it is; `wrong`: something in it is refused; `later`: it did not arrive. */
export type Answer = 'over' | 'wrong' | 'later';

/** Sends a batch, also while the page is left. */
export const post = async (address: string, body: string): Promise<Answer> => {
  try {
    // Text alone: no browser asks beforehand whether it may be sent.
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      keepalive: true,
    });
    if (response.ok) return 'over';
    if (response.status === 413) return 'wrong';
    // What stands in between answers much that says nothing of the batch.
    const said = response.status === 400 ? await response.text() : '';
    if (said.includes('"invalid_request"')) return 'wrong';
    // A key that is wrong or stopped, or a page that may not send: the next batch would fare no better.
    return said.includes('gather_') ? 'over' : 'later';
  } catch {
    return 'later';
  }
};
