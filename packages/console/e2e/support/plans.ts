interface By {
  readonly origin: string;
  readonly token: string;
}

/** A business plan of somebody's own. Answers with its id. */
export const addPlan = async ({ origin, token }: By, title: string): Promise<string> => {
  const response = await fetch(`${origin}/aiTool/bp/add`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  const { code, message, data }: { code: number; message: string; data: { id: string } } = await response.json();
  if (code !== 200) throw new Error(`the plan was not added: ${code} ${message}`);
  return data.id;
};
