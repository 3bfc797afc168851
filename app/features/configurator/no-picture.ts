/** What the specification wants said where there is no picture of a build. */
export const NO_PICTURE = "We sadly don't have an image for this model at the moment.";
