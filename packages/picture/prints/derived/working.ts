/** The side in pixels at which a picture is turned into inks; smoothing and grain are measured in these. */
export const working = 420
