/**
 * Checks that this Node is new enough, before anything else is loaded, because an older Node fails anywhere with
 * unhelpful messages. Written in ECMAScript 5, which every Node can read. The versions are those of "engines" in
 * package.json.
 */
"use strict";

var NEEDED = "Node 20.19 or later, or 22.12 or later; install a newer one from https://nodejs.org";

/** If Node is too old, prints what is needed and sets exit status 2; nothing else may be loaded then. */
exports.isGiven = function () {
  var version = process.versions.node;
  if (exports.isNewEnough(version)) return true;
  console.error("broadside: this is Node " + version + ", and Broadside needs " + NEEDED);
  process.exitCode = 2;
  return false;
};

/** True for "20.19.0" and later in 20, and for "22.12.0" and everything later. */
exports.isNewEnough = function (version) {
  var parts = version.split(".");
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
};
