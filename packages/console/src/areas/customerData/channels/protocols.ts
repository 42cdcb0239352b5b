const head = `Content-Type: application/json
X-Access-Key: <accessKey>
X-Timestamp: 1772323200
X-Nonce: 7f3c…
X-Signature: hex(HMAC-SHA256(secret, timestamp + "\\n" + nonce + "\\n" + body))`;

const sms = `POST /
${head}

{"key": "…", "phoneNumber": "13800138000", "content": "…", "signName": "…"}`;

const push = `POST /
${head}

{"messages": [{"key": "…", "device": "…", "title": "…", "content": "…",
  "imageUrl": "", "action": "open", "target": ""}]}

200
{"results": [
  {"key": "…", "taken": true, "id": "…"},
  {"key": "…", "taken": false, "reason": "address", "message": "…"}]}`;

const smsReceipts = `{"receipts": [
  {"id": "…", "state": "delivered"},
  {"id": "…", "state": "failed", "message": "…"},
  {"id": "…", "state": "optedOut"}],
 "replies": [
  {"phoneNumber": "13800138000", "content": "R"}]}`;

const pushReceipts = `{"receipts": [
  {"id": "…", "state": "delivered"},
  {"id": "…", "state": "failed", "message": "…"},
  {"id": "…", "state": "optedOut"},
  {"id": "…", "state": "opened"},
  {"id": "…", "state": "clicked"}]}`;

/** What a gateway of the association's own has to take; undefined: the vendor has a protocol of its own. */
export const protocolOf = (vendor: string): string | undefined =>
  vendor === 'smsGateway' ? sms : vendor === 'pushGateway' ? push : undefined;

/** Where a vendor tells what became of messages, and how a gateway of the association's own does it. */
export const receiptOf = (vendor: string, address: string, aesKey = ''): string => {
  if (vendor === 'officialAccount')
    return `URL: ${address}\nToken: ${address.split('/').at(-1) ?? ''}\nEncodingAESKey: ${aesKey}`;
  if (protocolOf(vendor) === undefined) return address;
  return `POST ${address}\n${head}\n\n${vendor === 'smsGateway' ? smsReceipts : pushReceipts}`;
};
