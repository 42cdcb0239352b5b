/**
 * An OpenAI-compatible model on loopback, as a process of its own, that costs little: it says the same numbered pieces to
 * everybody, one every `PACE` milliseconds, `PIECES` of them.
 */
import { createServer } from 'node:http';

const pace = Number(process.env.PACE);
const pieces = Number(process.env.PIECES);

const chunk = (choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
const said = Array.from({ length: pieces }, (_, at) => chunk({ delta: { content: `第${at}段。` } }));
const end = `${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`;

const open = new Map();
setInterval(() => {
  for (const [response, at] of open) {
    if (at < pieces) {
      response.write(said[at]);
      open.set(response, at + 1);
    } else {
      open.delete(response);
      response.end(end);
    }
  }
}, pace);

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // The small call for further questions.
  if (body.includes('JSON array of')) {
    response.end(`${chunk({ delta: { content: '["暂停几次？"]' } })}${end}`);
    return;
  }
  response.on('close', () => open.delete(response));
  open.set(response, 0);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${server.address().port}` })}\n`);
});
