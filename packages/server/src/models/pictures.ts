/** Names of models that are known to see pictures, as their services call them. */
const SEEING =
  /vision|(?:^|[-_/. ])(?:vl|omni|4o|4\.1|4\.5v?)(?:$|[-_/.: \d])|gpt-(?:4o|4\.1|4-turbo|5)|qwen[\d.]*-?(?:vl|omni)|qvq|glm-4(?:\.\d)?v|llava|internvl|minicpm-?v|pixtral|gemini|claude-(?:3|sonnet|opus|haiku)|step-1[ov]|gemma-?3|mllama|molmo|kimi-(?:vl|latest)/i;

/** Whether a model of this name is known to see pictures. */
export const seesPictures = (model: string): boolean => SEEING.test(model);

/** What a service answers to pictures that its model cannot look at. */
export const KNOWS_NO_PICTURES: ReadonlySet<number> = new Set([400, 404, 413, 415, 422, 501]);
