/** Why a store cannot be opened, in words for the person who starts the service. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
