/** Links folder: where the short links are, below the folder of the demo, with a slash at its end. */
export const linksFolder = 'go/';
