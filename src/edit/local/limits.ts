/** Most bytes of a picture that forms may add. Photos are made smaller before. */
export const mostPictureBytes = 20_000_000;
