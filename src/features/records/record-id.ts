/** Ids of records, as they stand in addresses and as people type them. */

/** Whether a text can be the id of a record: a whole number, 1 or more. */
export function isRecordId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}
